import { Archive, CircleCheck, EyeOff } from 'lucide-react';
import { type ProductFlag, type ProductGap, type ProductState, type ProductStock } from './products-state';

/** Where a product stands. */
export const PRODUCT_STATES = {
  PUBLIC: { label: 'Yayında', tab: 'Yayında', Icon: CircleCheck, tone: 'success' },
  HIDDEN: { label: 'Gizli', tab: 'Gizli kategoride', Icon: EyeOff, tone: 'warning' },
  ARCHIVED: { label: 'Arşivde', tab: 'Arşivde', Icon: Archive, tone: 'gray' },
} as const satisfies Record<ProductState, object>;

export const STOCK_LABELS: Readonly<Record<ProductStock, string>> = {
  AVAILABLE: 'Stokta',
  LOW: 'Azalan stok',
  NONE: 'Tükenen',
};

export const FLAG_LABELS: Readonly<Record<ProductFlag, string>> = { NEW: 'YENİ', FEATURED: 'ÖNE ÇIKAN' };

/** What the form asks for and an import need not give. */
export const GAP_LABELS: Readonly<Record<ProductGap, string>> = {
  BRAND: 'Marka',
  MODEL: 'Model',
  CATEGORY: 'Kategori',
  PRICE: 'Fiyat',
  SHORT_DESCRIPTION: 'Kısa açıklama',
  DESCRIPTION: 'Açıklama',
  PICTURE: 'Görsel',
};

/** At most this many units are «azalan stok», as the server counts them. */
export const LOW_STOCK = 5;

export const stateOf = ({
  isArchived,
  isPublic,
}: {
  readonly isArchived: boolean;
  readonly isPublic: boolean;
}): ProductState => (isArchived ? 'ARCHIVED' : isPublic ? 'PUBLIC' : 'HIDDEN');
