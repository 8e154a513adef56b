import { cleanup, screen } from '@testing-library/react';
import { AccountServer, open } from '../../../features/account/test-account';
import { EarlierImports } from './earlier-imports';

const listed = (total: number, ...items: object[]) => ({ data: { importRuns: { total, items } } });

afterEach(cleanup);

it('says that nothing was imported yet only where nothing was', async () => {
  await open(new AccountServer({ ImportRuns: [listed(0)] }), <EarlierImports page={1} />);
  expect(screen.getByText('Henüz dosya aktarılmadı')).toBeTruthy();
});

it('leads back to the first page from one behind the last', async () => {
  await open(new AccountServer({ ImportRuns: [listed(12)] }), <EarlierImports page={9} />);
  expect(screen.queryByText('Henüz dosya aktarılmadı')).toBeNull();
  expect(screen.getByRole('link', { name: 'İlk sayfaya dönün' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar',
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});
