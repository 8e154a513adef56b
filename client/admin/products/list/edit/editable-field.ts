import { formatCount, formatLiraExactly } from '../../../../shop/format';
import { groupThousands, hasUngroupedDot, readKurus, writeKurus } from '../../../../shop/kurus';
import { type ProductRow } from '../products.query';

/** What can be changed in the row itself; the names are those of the row. */
export type EditableName = 'basePrice' | 'stockQuantity';

/** The stock beside choices is not the one that is sold: both are changed in the form of the product. */
export const isEditable = ({ choiceStock }: Pick<ProductRow, 'choiceStock'>, name: EditableName): boolean =>
  name === 'basePrice' || choiceStock === null;

interface EditableField {
  readonly label: string;
  /** In a sentence: fiyatı düzenle. */
  readonly accusative: string;
  /** The letter that opens it. */
  readonly pressed: string;
  /** What the history of a product calls it. */
  readonly stored: string;
  readonly text: (value: number) => string;
  readonly write: (value: number) => string;
  /** Null for what is no value. */
  readonly read: (typed: string) => number | null;
  readonly errorOf: (typed: string) => string;
}

const MAX_STOCK = 2_147_483_647;
const MAX_PRICE_KURUS = 90_000_000_000;

const within = (value: number | null, most: number) => (value !== null && value <= most ? value : null);

export const EDITABLE: Readonly<Record<EditableName, EditableField>> = {
  basePrice: {
    label: 'Net fiyat',
    accusative: 'fiyatı',
    pressed: 'f',
    stored: 'basePriceKurus',
    text: (kurus) => (kurus === 0 ? 'Fiyat Sorunuz' : formatLiraExactly(kurus)),
    write: writeKurus,
    read: (typed) => within(readKurus(typed), MAX_PRICE_KURUS),
    errorOf: (typed) =>
      hasUngroupedDot(typed)
        ? 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50'
        : 'Fiyatı 1.234,50 gibi yazın; 0, Fiyat Sorunuz demektir.',
  },
  stockQuantity: {
    label: 'Stok',
    accusative: 'stoku',
    pressed: 't',
    stored: 'stockQuantity',
    text: formatCount,
    write: (units) => groupThousands(String(units)),
    read: (typed) => {
      const text = typed.trim();
      return /^(?:\d{1,10}|\d{1,3}(?:\.\d{3})+)$/.test(text)
        ? within(Number(text.replaceAll('.', '')), MAX_STOCK)
        : null;
    },
    errorOf: () => 'Stoku tam sayıyla yazın: 12',
  },
};
