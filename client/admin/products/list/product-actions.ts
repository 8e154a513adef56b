import { rowActions } from '../../list/row-actions';
import { type Edit, type RefusedEdit } from './edit/use-product-edits';
import { type EditableName } from './edit/editable-field';
import { type useCellEditor } from './edit/use-cell-editor';
import { type ProductRow } from './products.query';

interface ProductActionList {
  readonly addressOf: (row: ProductRow) => string;
  /** As they are shown: what was typed counts before the server has confirmed it. */
  readonly valuesOf: (
    row: ProductRow,
  ) => Readonly<Record<EditableName, number>> & { readonly isBusy: boolean };
  readonly editor: ReturnType<typeof useCellEditor>;
  readonly save: (edit: Edit) => void;
  readonly refusedOf: (row: ProductRow, name: EditableName) => RefusedEdit | undefined;
  /** In basis points; unknown until it was read. */
  readonly taxRate: number | undefined;
  readonly onDelete: (row: ProductRow) => void;
  readonly onRestore: (row: ProductRow) => void;
}

export const { RowActions: ProductActions, useRowActions: useProductActions } =
  rowActions<ProductActionList>();
