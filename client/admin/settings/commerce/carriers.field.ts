import { isTaxNumber } from '../../../shop/tax-number';
import * as z from '../../../ui/form/zod';
import { line, type ShopField } from '../shop/shop-field';

interface CarrierValue {
  name: string;
  /** Empty leads nowhere. */
  trackingAddress: string;
  taxNumber: string;
}

export const NEW_CARRIER: CarrierValue = { name: '', trackingAddress: '', taxNumber: '' };
export const MAX_CARRIERS = 20;

const address = z.url({ protocol: /^https?$/ });

const asStored = (carriers: readonly CarrierValue[]) =>
  carriers.map(({ name, trackingAddress, taxNumber }) => ({
    name: name.trim(),
    trackingAddress: trackingAddress.trim() || null,
    taxNumber: taxNumber.trim() || null,
  }));

/** Who carries what is sent off, in the order in which staff choose from them. */
export const CARRIERS: ShopField<CarrierValue[]> = {
  label: 'Kargo firmaları',
  schema: z
    .array(
      z.object({
        name: line('Kargo firması', { most: 60 }).schema,
        trackingAddress: line('Takip adresi', {
          isOptional: true,
          most: 300,
          check: {
            isRight: (typed) => address.safeParse(typed).success,
            message: 'https:// ile başlayan adresi yazın.',
          },
        }).schema,
        taxNumber: line('Vergi numarası', {
          isOptional: true,
          check: {
            isRight: isTaxNumber,
            message: '10 rakamlı vergi numarasını yazın; bir hanesi yanlış olabilir.',
          },
        }).schema,
      }),
    )
    .max(MAX_CARRIERS)
    .superRefine((carriers, context) => {
      const names = carriers.map(({ name }) => name.trim().toLocaleLowerCase('tr'));
      const twice = carriers.find(
        ({ name }, place) => names.indexOf(name.trim().toLocaleLowerCase('tr')) !== place,
      );
      if (twice) context.addIssue({ code: 'custom', message: `İki kez yazılmış: ${twice.name}.` });
    }),
  text: (carriers) => carriers.map(({ name }) => name).join(', ') || 'boş',
  key: asStored,
  read: (stored) =>
    (stored as { name: string; trackingAddress: string | null; taxNumber: string | null }[]).map(
      ({ name, trackingAddress, taxNumber }) => ({
        name,
        trackingAddress: trackingAddress ?? '',
        taxNumber: taxNumber ?? '',
      }),
    ),
  write: asStored,
};
