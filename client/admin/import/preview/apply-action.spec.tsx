import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press } from '../../../ui/form/test-form';
import { ApplyAction, ApplyImportMutation } from './apply-action';
import { planned } from './test-planned';

const RUN = {
  id: 'i1',
  version: 3,
  canApply: true,
  options: { isAllOrNothing: false },
  planned: planned({ newCategories: 2, newProducts: 412, changedProducts: 2_551, unchanged: 12, invalid: 9 }),
};

afterEach(cleanup);

it('says before it applies how many rows are written and which are not, then applies that very plan', async () => {
  server.answers(ApplyImportMutation, { applyImport: { id: 'i1', status: 'APPLYING' } });
  await open(<ApplyAction run={RUN} onRefused={() => undefined} />);
  await press('Uygula (2.965 satır)');
  const dialog = screen.getByRole('alertdialog', { name: '2.965 satır uygulansın mı?' });
  expect(dialog.textContent).toContain('412\u00a0yeni ürün eklenir');
  expect(dialog.textContent).toContain('9\u00a0hatalı satır atlanır');
  expect(server.requests).toEqual([]);
  await press('Uygula');
  expect(server.sent(ApplyImportMutation)).toEqual([{ input: { id: 'i1', version: 3 } }]);
});

it('hands over why it was refused, such as a catalog that changed meanwhile', async () => {
  const refused: string[] = [];
  server.answers(ApplyImportMutation, refusal('IMPORT_OUTDATED', '4 ürün değişti.'));
  await open(<ApplyAction run={RUN} onRefused={({ code }) => refused.push(code)} />);
  await press('Uygula (2.965 satır)');
  await press('Uygula');
  expect(refused).toEqual(['IMPORT_OUTDATED']);
});

it('offers nothing to apply where there is nothing', async () => {
  const nothing = planned({ unchanged: 12, invalid: 9 });
  await open(<ApplyAction run={{ ...RUN, planned: nothing }} onRefused={() => undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uygula (0 satır)' }).disabled).toBe(true);
});
