import { cleanup, screen } from '@testing-library/react';
import { AccountServer, open, press } from '../../../features/account/test-account';
import { ApplyAction } from './apply-action';

const RUN = {
  id: 'i1',
  version: 3,
  canApply: true,
  options: { isAllOrNothing: false },
  planned: {
    newCategories: 2,
    changedCategories: 0,
    newProducts: 412,
    changedProducts: 2_551,
    unchanged: 12,
    invalid: 9,
    leftOut: 0,
    priceJumps: 0,
    withWarnings: 0,
  },
};
afterEach(cleanup);

it('says before it applies how many rows are written and which are not, then applies that very plan', async () => {
  const server = new AccountServer({
    ApplyImport: [{ data: { applyImport: { id: 'i1', status: 'APPLYING' } } }],
  });
  await open(server, <ApplyAction run={RUN} onRefused={() => undefined} />);
  await press('Uygula (2.965 satır)');
  const dialog = screen.getByRole('alertdialog', { name: '2.965 satır uygulansın mı?' });
  expect(dialog.textContent).toContain('412\u00a0yeni ürün eklenir');
  expect(dialog.textContent).toContain('9\u00a0hatalı satır atlanır');
  expect(server.sent).toEqual([]);
  await press('Uygula');
  expect(server.sent).toEqual([{ input: { id: 'i1', version: 3 } }]);
});

it('hands over why it was refused, such as a catalog that changed meanwhile', async () => {
  const refused: string[] = [];
  const server = new AccountServer({
    ApplyImport: [{ code: 'IMPORT_OUTDATED', message: '4 ürün değişti.' }],
  });
  await open(server, <ApplyAction run={RUN} onRefused={({ code }) => refused.push(code)} />);
  await press('Uygula (2.965 satır)');
  await press('Uygula');
  expect(refused).toEqual(['IMPORT_OUTDATED']);
});

it('offers nothing to apply where there is nothing', async () => {
  const planned = { ...RUN.planned, newCategories: 0, newProducts: 0, changedProducts: 0 };
  await open(new AccountServer({}), <ApplyAction run={{ ...RUN, planned }} onRefused={() => undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uygula (0 satır)' }).disabled).toBe(true);
});
