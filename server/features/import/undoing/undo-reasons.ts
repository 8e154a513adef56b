import type { AppliedItem, UndoneItem } from '../rows/import-outcomes.js';

/** Why something stays as it is, for staff. */
const REASONS = {
  edited: 'Aktarımdan sonra düzenlendi',
  sold: 'Stoku aktarımdan sonra değişti',
  ordered: 'Bu arada sipariş edildi',
  inUse: 'İçinde ürün ya da alt kategori var',
  gone: 'Artık katalogda yok',
} as const;

export const reversed = ({ number }: AppliedItem): UndoneItem => ({
  number,
  bucket: 'reversed',
  reason: null,
});

export const kept = ({ number }: AppliedItem, reason: 'edited' | 'sold' | 'inUse'): UndoneItem => ({
  number,
  bucket: 'kept',
  reason: REASONS[reason],
});

export const impossible = ({ number }: AppliedItem, reason: 'ordered' | 'gone'): UndoneItem => ({
  number,
  bucket: 'impossible',
  reason: REASONS[reason],
});

/** Because the catalog refused it. */
export const refused = ({ number }: AppliedItem, message: string): UndoneItem => ({
  number,
  bucket: 'impossible',
  reason: message,
});
