import { type RowsView } from '../rows/rows-state';
import { type PlannedCounts } from '../preview/apply-text';

/** What decides on which rows of an import are shown, and how they are counted. */
export interface ShownRun {
  readonly status:
    | 'PLANNING'
    | 'READY'
    | 'APPLYING'
    | 'APPLIED'
    | 'CANCELLED'
    | 'FAILED'
    | 'UNDOING'
    | 'UNDONE';
  readonly planned: PlannedCounts;
  readonly options: { readonly clearsBlanks: boolean };
  readonly result: {
    readonly details: {
      readonly categoriesAdded: number;
      readonly categoriesUpdated: number;
      readonly productsAdded: number;
      readonly productsUpdated: number;
      readonly failed: number;
    };
  } | null;
  readonly undo: { readonly reversed: number; readonly kept: number; readonly impossible: number } | null;
}

interface RunCount {
  readonly label: string;
  readonly count: number;
  readonly view: RowsView;
  readonly tone?: 'danger' | 'warning';
}

/** Whether anything about an import changes by itself: work that runs, or pictures that are fetched after it. */
export function isMoving({
  progress,
  pictures,
}: {
  readonly progress: object | null;
  readonly pictures: { readonly isFetching: boolean };
}): boolean {
  return progress !== null || pictures.isFetching;
}

/** The rows that are shown first where the address names none: what wants to be looked at. */
export function firstViewOf({
  status,
  planned,
  undo,
}: Pick<ShownRun, 'status' | 'planned' | 'undo'>): RowsView {
  if (status === 'APPLYING') return 'INVALID';
  if (status === 'READY' && planned.invalid > 0) return 'INVALID';
  if (status !== 'UNDONE' || !undo) return 'ALL';
  return undo.kept + undo.impossible > 0 ? 'STAYED' : 'REVERSED';
}

/** The figures above the rows: what would happen, what happened, or what was taken back. */
export function countsOf(run: ShownRun): readonly RunCount[] {
  if (run.status === 'UNDONE' && run.undo) return undoneCounts(run.undo);
  if (run.result && run.status !== 'READY') return resultCounts(run.result, run.planned);
  return plannedCounts(run);
}

function plannedCounts({ planned, options, status }: ShownRun): RunCount[] {
  const { newCategories, changedCategories, newProducts, changedProducts, unchanged, invalid, leftOut } =
    planned;
  const all =
    newCategories + changedCategories + newProducts + changedProducts + unchanged + invalid + leftOut;
  const counts: RunCount[] = [
    { label: 'Tümü', count: all, view: 'ALL' },
    { label: 'Yeni kategori', count: planned.newCategories, view: 'NEW_CATEGORY' },
    { label: 'Yeni ürün', count: planned.newProducts, view: 'NEW_PRODUCT' },
    { label: 'Güncellenecek', count: planned.changedCategories + planned.changedProducts, view: 'CHANGED' },
    { label: 'Değişmeyen', count: planned.unchanged, view: 'UNCHANGED' },
    { label: 'Hatalı satır', count: planned.invalid, view: 'INVALID', tone: 'danger' },
  ];
  if (status !== 'READY') return counts;
  counts.push({ label: 'Fiyat sıçraması', count: planned.priceJumps, view: 'PRICE_JUMP', tone: 'warning' });
  if (options.clearsBlanks) {
    counts.push({ label: 'Silinecek alan', count: planned.clearedFields, view: 'CLEARING', tone: 'warning' });
  }
  if (planned.leftOut > 0) counts.push({ label: 'Çıkarılan', count: planned.leftOut, view: 'LEFT_OUT' });
  return counts;
}

function resultCounts(
  { details }: NonNullable<ShownRun['result']>,
  { unchanged, invalid }: PlannedCounts,
): RunCount[] {
  const added = details.categoriesAdded + details.productsAdded;
  const updated = details.categoriesUpdated + details.productsUpdated;
  return [
    { label: 'Eklenen', count: added, view: 'ADDED' },
    { label: 'Güncellenen', count: updated, view: 'UPDATED' },
    { label: 'Değişmeyen', count: unchanged, view: 'UNCHANGED' },
    { label: 'Hatalı satır', count: invalid, view: 'INVALID', tone: 'danger' },
    {
      label: 'Kaydedilemeyen',
      count: Math.max(0, details.failed - invalid),
      view: 'FAILED',
      tone: 'danger',
    },
  ];
}

function undoneCounts({ reversed, kept, impossible }: NonNullable<ShownRun['undo']>): RunCount[] {
  return [
    { label: 'Geri alınan', count: reversed, view: 'REVERSED' },
    { label: 'Korunan', count: kept, view: 'KEPT', tone: 'warning' },
    { label: 'Geri alınamayan', count: impossible, view: 'IMPOSSIBLE', tone: 'danger' },
  ];
}
