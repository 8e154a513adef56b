import { cleanup, screen } from '@testing-library/react';
import { fragmentOf, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { field, open, press, type } from '../../../ui/form/test-form';
import { CorrectedReferencesFragment } from './corrected-references';
import { CorrectOwnReferencesMutation, OwnReferences } from './own-references';

const onConflict = vi.fn();
const NUMBERED = { purchaseOrder: 'SAS-1', project: 'Kadıköy', requisition: null };
const show = (change: object = {}) =>
  open(
    <OwnReferences
      order={fragmentOf(CorrectedReferencesFragment, {
        version: 3,
        areReferencesCorrectable: true,
        references: NUMBERED,
        ...change,
      })}
      orderKey={{ token: 'gizli' }}
      onConflict={onConflict}
    />,
  );
const edit = () => press('Sizin kayıtlarınız: düzenle');

afterEach(() => {
  cleanup();
  onConflict.mockClear();
});

it('sends all references, with the version that was read', async () => {
  const changed = { ...NUMBERED, requisition: 'T-7' };
  server.answers(CorrectOwnReferencesMutation, {
    correctOwnOrderReferences: {
      id: 'o1',
      version: 4,
      areReferencesCorrectable: true,
      references: changed,
      timeline: [],
    },
  });
  await show();
  await edit();
  type('Talep no (isteğe bağlı)', ' T-7 ');
  await press('Kaydet');
  expect(server.sent(CorrectOwnReferencesMutation)).toEqual([
    { input: { token: 'gizli', expectedVersion: 3, references: changed } },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sizin kayıtlarınız: düzenle' }));
});

it('keeps what was typed and reads the order anew when it was corrected meanwhile', async () => {
  server.answers(CorrectOwnReferencesMutation, refusal('VERSION_CONFLICT', 'Bu kayıt siz bakarken değişti.'));
  await show();
  await edit();
  type('Talep no (isteğe bağlı)', 'T-7');
  await press('Kaydet');
  expect(screen.getByText('Bu kayıt siz bakarken değişti.')).toBeTruthy();
  expect(field('Talep no (isteğe bağlı)').value).toBe('T-7');
  expect(onConflict).toHaveBeenCalledOnce();
});

it('restores what stood there when the change is given up', async () => {
  await show();
  await edit();
  type('Proje / şantiye (isteğe bağlı)', 'Başka');
  await press('Vazgeç');
  await edit();
  expect(field('Proje / şantiye (isteğe bağlı)').value).toBe('Kadıköy');
});

it('is read only once the order was sent off, and not shown where there is nothing to read', async () => {
  await show({ areReferencesCorrectable: false });
  expect(screen.getByText('SAS-1')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await show({ areReferencesCorrectable: false, references: null });
  expect(screen.queryByText('Sizin kayıtlarınız')).toBeNull();
});
