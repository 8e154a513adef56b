import { cleanup, screen } from '@testing-library/react';
import { AccountServer, open, press } from '../../../features/account/test-account';
import { CompareAgain } from './compare-again';
import { type PanelImport } from './run.query';

const RUN = {
  id: 'i1',
  supplier: null,
  options: { isStrict: false, isAllOrNothing: false, part: 'EVERYTHING' },
  sheets: [],
} as Partial<PanelImport> as PanelImport;

afterEach(cleanup);

it('compares a file that was not applied anew, and says why it was refused', async () => {
  const server = new AccountServer({
    PreviewImport: [{ code: 'IMPORT_NOT_KEPT', message: 'Dosya silindi.' }],
  });
  await open(server, <CompareAgain run={RUN} known={[]} />);
  expect(screen.getByText('Yeniden yüklemeniz gerekmez.')).toBeTruthy();
  await press('Yeniden karşılaştır');
  expect(server.sent).toEqual([{ input: { id: 'i1' } }]);
  expect(screen.getByText('Dosya silindi.')).toBeTruthy();
});
