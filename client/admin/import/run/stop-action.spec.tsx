import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { CancelImportMutation, StopAction } from './stop-action';

afterEach(cleanup);

it('names what it does on the button, and on the way back that nothing is given up', async () => {
  server.answers(CancelImportMutation, { cancelImport: { id: 'i1', status: 'CANCELLED' } });
  await open(<StopAction run={{ id: 'i1', status: 'READY' }} />);
  await press('Dosyadan vazgeç');
  const dialog = screen.getByRole('alertdialog');
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Geri dön', 'Dosyadan vazgeç']));
  expect(names).not.toContain('Vazgeç');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Dosyadan vazgeç' }));
  await settle();
  expect(server.sent(CancelImportMutation)).toEqual([{ id: 'i1' }]);
});
