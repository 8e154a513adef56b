import { useCallback, useMemo, useState } from 'react';
import { toaster } from '../../../../ui/feedback/toaster';
import { type ProductRow } from '../products.query';
import { useUndo } from '../use-undo';
import { EDITABLE, type EditableName } from './editable-field';
import { useCellEditor } from './use-cell-editor';
import { type Edit, type RefusedEdit, useProductEdits } from './use-product-edits';

const NO_ROWS: readonly ProductRow[] = [];

const keyOf = (row: { readonly id: string }, name: EditableName) => `${row.id} ${name}`;

/**
 * Prices and stocks changed in their rows: which is typed into, what was saved, with the way back, and what was refused, which stays as
 * it was typed.
 *
 * @param refresh reads the listed products anew
 */
export function useEdits(rows: readonly ProductRow[] | undefined, refresh: () => Promise<void>) {
  const editor = useCellEditor(rows ?? NO_ROWS);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, RefusedEdit>>(new Map());
  const announce = useUndo(useCallback(() => void refresh(), [refresh]));
  const { open } = editor;
  const onSaved = useCallback(
    ({ row: { id, sku, isPublic }, name, from, to }: Edit, version: number) => {
      const { text } = EDITABLE[name];
      announce({
        products: [{ id, sku, version }],
        done: text(to),
        description: `Önce ${text(from)} idi.${isPublic ? ' Mağazada yayında.' : ''}`,
      });
    },
    [announce],
  );
  const onRefused = useCallback(
    (edit: RefusedEdit) => {
      const { row, name, to, reason } = edit;
      const { label, text } = EDITABLE[name];
      setRefusals((earlier) => new Map(earlier).set(keyOf(row, name), edit));
      toaster.error({
        title: `${row.sku}: ${label} ${text(to)} kaydedilmedi`,
        description: reason,
        action: { label: 'Düzenle', onClick: () => open({ id: row.id, name }) },
      });
      void refresh();
    },
    [open, refresh],
  );
  const { save: send, valuesOf } = useProductEdits({ onSaved, onRefused });
  const save = useCallback(
    (edit: Edit) => {
      const key = keyOf(edit.row, edit.name);
      setRefusals((earlier) => new Map([...earlier].filter(([other]) => other !== key)));
      void send(edit);
    },
    [send],
  );
  const refusedOf = useCallback(
    (row: ProductRow, name: EditableName) => refusals.get(keyOf(row, name)),
    [refusals],
  );
  const { current, leave } = editor;
  return useMemo(
    () => ({ editor: { current, open, leave }, save, valuesOf, refusedOf }),
    [current, open, leave, save, valuesOf, refusedOf],
  );
}
