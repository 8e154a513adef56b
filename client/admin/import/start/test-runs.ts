import { type Given } from '../../../graphql/test-answers';
import { type ListedImport, type NewestImport } from './start.query';

const AYSE = { name: 'Ayşe Yılmaz' };

/** Of the newest imports. */
export function newestRun(id: string, different: Partial<NewestImport>): Given<NewestImport> {
  return { id, fileName: `${id}.xlsx`, status: 'APPLIED', uploadedBy: AYSE, ...different };
}

/** A row of the earlier imports. */
export function listedRun(id: string, different: Partial<ListedImport>): Given<ListedImport> {
  return {
    id,
    fileName: `${id}.xlsx`,
    status: 'APPLIED',
    uploadedAt: '2026-11-24T11:05:00.000Z',
    uploadedBy: AYSE,
    canUndo: false,
    ...different,
  };
}

/** What came of an import that added 64 products, and whose other rows failed. */
export function resultWith(
  status: NonNullable<ListedImport['result']>['status'],
  failed = 0,
): NonNullable<ListedImport['result']> {
  const details = { categoriesAdded: 0, categoriesUpdated: 0, productsAdded: 64, productsUpdated: 0, failed };
  return { status, details };
}
