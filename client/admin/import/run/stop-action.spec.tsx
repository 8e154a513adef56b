import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { AccountServer, open, press, settle } from '../../../features/account/test-account';
import { StopAction } from './stop-action';

const CANCELLED = { data: { cancelImport: { id: 'i1', status: 'CANCELLED' } } };

afterEach(cleanup);

it('names what it does on the button, and on the way back that nothing is given up', async () => {
  const server = new AccountServer({ CancelImport: [CANCELLED] });
  await open(server, <StopAction run={{ id: 'i1', status: 'READY' }} />);
  await press('Dosyadan vazgeç');
  const dialog = screen.getByRole('alertdialog');
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Geri dön', 'Dosyadan vazgeç']));
  expect(names).not.toContain('Vazgeç');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Dosyadan vazgeç' }));
  await settle();
  expect(server.sent).toEqual([{ id: 'i1' }]);
});
