import {
  Ban,
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleX,
  Equal,
  type LucideIcon,
  PencilLine,
  ShieldCheck,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { formatCount } from '../../../shop/format';
import { type ImportRow } from './row.fragment';

interface RowLabel {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
}

const KINDS: Readonly<Record<ImportRow['kind'], RowLabel>> = {
  NEW: { label: 'Yeni', Icon: CirclePlus, tone: 'success' },
  CHANGED: { label: 'Güncellenecek', Icon: PencilLine, tone: 'info' },
  UNCHANGED: { label: 'Değişmiyor', Icon: Equal, tone: 'neutral' },
  INVALID: { label: 'Hatalı', Icon: CircleX, tone: 'danger' },
};

const OUTCOMES: Readonly<Record<NonNullable<ImportRow['outcome']>, RowLabel>> = {
  ADDED: { label: 'Eklendi', Icon: CirclePlus, tone: 'success' },
  UPDATED: { label: 'Güncellendi', Icon: CircleCheck, tone: 'info' },
  UNCHANGED: { label: 'Değişmedi', Icon: Equal, tone: 'neutral' },
  FAILED: { label: 'Kaydedilemedi', Icon: CircleX, tone: 'danger' },
  OUTDATED: { label: 'Bu sırada değişti', Icon: TriangleAlert, tone: 'warning' },
};

const BUCKETS: Readonly<Record<NonNullable<ImportRow['undoBucket']>, RowLabel>> = {
  REVERSED: { label: 'Geri alındı', Icon: Undo2, tone: 'success' },
  KEPT: { label: 'Korundu', Icon: ShieldCheck, tone: 'warning' },
  IMPOSSIBLE: { label: 'Geri alınamadı', Icon: Ban, tone: 'danger' },
};

const LEFT_OUT: RowLabel = { label: 'Çıkarıldı', Icon: CircleMinus, tone: 'neutral' };

/** What a row would do, or the last thing that was done to it. */
export function rowLabel({ kind, isLeftOut, outcome, undoBucket }: ImportRow): RowLabel {
  if (undoBucket) return BUCKETS[undoBucket];
  if (outcome) return OUTCOMES[outcome];
  return isLeftOut ? LEFT_OUT : KINDS[kind];
}

/** «Ürünler, 214» */
export function rowPlace({ sheetName, rowNumber }: Pick<ImportRow, 'sheetName' | 'rowNumber'>): string {
  return `${sheetName}, ${formatCount(rowNumber)}`;
}
