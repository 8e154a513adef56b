import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { CONTENT_ID } from '../../../ui/navigation/content-id';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { ListScreen } from '../../list/list-screen';
import { prefetchList, useList } from '../../list/use-list';
import { LinkButton } from '../../navigation/link-button';
import { writeProductsState } from '../products-state';
import { BulkActions } from './bulk/bulk-actions';
import { type Bulk, BulkDialog } from './bulk/bulk-dialog';
import { type ProductChange } from './bulk/change-products';
import { isRefused, useBulkChange } from './bulk/use-bulk-change';
import { useEdits } from './edit/use-edits';
import { MainActions } from './main-actions';
import { ProductActions } from './product-actions';
import { PRODUCTS } from './products.list';
import { ProductOptionsQuery, type ProductRow } from './products.query';
import { useListedProducts } from './use-listed-products';
import { useProductFilters } from './use-product-filters';
import { useProductTabs } from './use-tab-counts';
import { useUndo } from './use-undo';

/** All products of the shop: searched, narrowed, sorted, priced where they stand, and changed many at once. */
export function ProductsScreen() {
  const [{ data: options }] = useQuery({ query: ProductOptionsQuery });
  const filters = useProductFilters(options);
  const list = useMemo(() => ({ ...PRODUCTS, filters }), [filters]);
  const view = { ...useList(PRODUCTS), list };
  const { state, rows, selection, reload } = view;
  const { read, refresh } = useListedProducts(view);
  const edits = useEdits(rows, refresh);
  const change = useBulkChange({ view, announce: useUndo(reload), read });
  const [bulk, setBulk] = useState<Bulk>();
  const [deleted, setDeleted] = useState<readonly ProductRow[]>();
  const [isBusy, setIsBusy] = useState(false);
  const focusAfterBulk = () => (selection.ids.size === 0 ? document.getElementById(CONTENT_ID) : null);

  const changeAtOnce = async (products: readonly ProductRow[], what: ProductChange, done: string) => {
    setIsBusy(true);
    const answer = await change(products, what, done);
    setIsBusy(false);
    setDeleted(undefined);
    if ('message' in answer) toaster.error({ title: 'Değiştirilmedi', description: answer.message });
    else if (isRefused(answer)) setBulk({ kind: 'report', products, report: answer });
  };
  const newest = useRef(changeAtOnce);
  useEffect(() => {
    newest.current = changeAtOnce;
  });
  // Stable from render to render: each row of the list takes them.
  const rowActions = useMemo(
    () => ({
      addressOf: ({ id }: ProductRow) => paths.adminProduct(id, writeProductsState(state)),
      onDelete: (row: ProductRow) => setDeleted([row]),
      onRestore: (row: ProductRow) => void newest.current([row], { isArchived: false }, 'arşivden çıkarıldı'),
    }),
    [state],
  );
  const taxRate = options?.siteSettings.taxRate;
  const actions = useMemo(() => ({ ...rowActions, ...edits, taxRate }), [rowActions, edits, taxRate]);
  return (
    <ProductActions value={actions}>
      <ListScreen
        view={view}
        tabs={useProductTabs(view)}
        main={<MainActions />}
        actions={
          <LinkButton variant="outline" size="xs">
            <a href={paths.adminListExport(PRODUCTS.name, PRODUCTS.variables(state))} download>
              <Icon of={Download} />
              Excel’e aktar
            </a>
          </LinkButton>
        }
        bulk={
          <BulkActions
            view={view}
            onPrice={() => setBulk({ kind: 'price', products: selection.rows })}
            onCategory={() => setBulk({ kind: 'category', products: selection.rows })}
            onDelete={() => setDeleted(selection.rows.filter((row) => !row.isArchived))}
            onChange={(...what) => void changeAtOnce(selection.rows, ...what)}
          />
        }
      />
      <BulkDialog
        bulk={bulk}
        options={options}
        onChange={change}
        finalFocus={focusAfterBulk}
        onClose={() => setBulk(undefined)}
      />
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={deleteQuestion(deleted?.length ?? 1)}
        confirmLabel="Sil"
        isDangerous
        isBusy={isBusy}
        onConfirm={() => deleted && void changeAtOnce(deleted, { isArchived: true }, 'arşive alındı')}
        onClose={() => setDeleted(undefined)}
      >
        {deleted?.length === 1 ? (
          <>
            <b>{deleted[0]?.name}</b> arşive alınır
          </>
        ) : (
          'Arşive alınır'
        )}
        : mağazada görünmez ve sepete eklenemez; siparişlerde, geçmişte ve «Arşivde» sekmesinde kalır. Geri
        alınabilir.
      </ConfirmDialog>
    </ProductActions>
  );
}

const deleteQuestion = (count: number): string =>
  `Bu ${count === 1 ? '' : `${formatCount(count)} `}ürünü silmek istediğinizden emin misiniz?`;

export { ProductsScreen as Component };
export const prefetch = prefetchList(PRODUCTS);
