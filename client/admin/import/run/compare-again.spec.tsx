import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press } from '../../../ui/form/test-form';
import { PreviewImportMutation } from '../preview/preview-import';
import { CompareAgain } from './compare-again';
import { importWith } from './test-run';

afterEach(cleanup);

it('compares a file that was not applied anew, and says why it was refused', async () => {
  server.answers(PreviewImportMutation, refusal('IMPORT_NOT_KEPT', 'Dosya silindi.'));
  await open(<CompareAgain run={importWith()} />);
  expect(screen.getByText('Yeniden yüklemeniz gerekmez.')).toBeTruthy();
  await press('Yeniden karşılaştır');
  expect(server.sent(PreviewImportMutation)).toEqual([{ input: { id: 'i1' } }]);
  expect(screen.getByText('Dosya silindi.')).toBeTruthy();
});
