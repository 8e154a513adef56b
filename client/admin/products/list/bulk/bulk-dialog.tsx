import { useState } from 'react';
import { type Refusal } from '../../../../graphql/refusal';
import { formatCount } from '../../../../shop/format';
import { FormDialog } from '../../../../ui/overlay/form-dialog';
import { BulkReport } from '../../../list/bulk-report';
import { type ProductRow } from '../products.query';
import { type ProductOptions } from '../use-product-filters';
import { BulkCategoryForm } from './bulk-category';
import { BulkPriceForm } from './bulk-price';
import { type ProductChange } from './change-products';
import { type ChangeReport, isRefused } from './use-bulk-change';

/** What is asked about several products, or what became of them. */
export type Bulk =
  | { readonly kind: 'price' | 'category'; readonly products: readonly ProductRow[] }
  | { readonly kind: 'report'; readonly products: readonly ProductRow[]; readonly report: ChangeReport };

interface BulkDialogProps {
  /** Nothing is asked without one. */
  bulk: Bulk | undefined;
  options: ProductOptions | undefined;
  onChange: (
    products: readonly ProductRow[],
    change: ProductChange,
    done: string,
  ) => Promise<ChangeReport | Refusal>;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks how several products change, then says of those that were not changed why. */
export function BulkDialog({ bulk, finalFocus, onClose, ...body }: BulkDialogProps) {
  return (
    <FormDialog isOpen={bulk !== undefined} title={titleOf(bulk)} finalFocus={finalFocus} onClose={onClose}>
      {bulk && <BulkBody bulk={bulk} onClose={onClose} {...body} />}
    </FormDialog>
  );
}

function BulkBody({
  bulk: asked,
  options,
  onChange,
  onClose,
}: Omit<BulkDialogProps, 'finalFocus'> & { bulk: Bulk }) {
  // The selection changes with what is done: what was asked about stays.
  const [bulk] = useState(asked);
  const [report, setReport] = useState(bulk.kind === 'report' ? bulk.report : undefined);
  const change = async (
    products: readonly ProductRow[],
    what: ProductChange,
    done: string,
  ): Promise<Refusal | undefined> => {
    const answer = await onChange(products, what, done);
    if ('message' in answer) return answer;
    if (isRefused(answer)) setReport(answer);
    else onClose();
    return undefined;
  };
  if (report) {
    const skus = new Map(bulk.products.map(({ id, sku }) => [id, sku]));
    return (
      <BulkReport
        noun="ürün"
        outcomes={report.outcomes}
        note={report.already > 0 ? `${formatCount(report.already)} ürün zaten öyleydi.` : undefined}
        nameOf={(id) => skus.get(id) ?? ''}
        onClose={onClose}
      />
    );
  }
  return bulk.kind === 'price' ? (
    <BulkPriceForm
      products={bulk.products}
      onChange={(products, what) => change(products, what, 'fiyat değişti')}
    />
  ) : (
    <BulkCategoryForm
      count={`${formatCount(bulk.products.length)} ürün`}
      options={options}
      onChange={(categoryId, name) => change(bulk.products, { categoryId }, `${name} kategorisine taşındı`)}
    />
  );
}

function titleOf(bulk: Bulk | undefined): string {
  if (!bulk) return '';
  const count = formatCount(bulk.products.length);
  if (bulk.kind === 'price') return `${count} ürünün fiyatı değişsin mi?`;
  return bulk.kind === 'category' ? `${count} ürünü taşı` : 'Bazı ürünler değiştirilmedi';
}
