import { type Given, resultOf } from '../../../graphql/test-answers';
import { planned } from '../preview/test-planned';
import { type PanelImport, PanelImportQuery } from './run.query';

/** An import as its screen loads it. */
export function importWith(different: Partial<Given<PanelImport>> = {}): PanelImport {
  const importRun: Given<PanelImport> = {
    ...{ id: 'i1', fileName: 'vanalar.xlsx', fileBytes: 2_048, status: 'READY', version: 1 },
    ...{ uploadedAt: '2026-11-24T11:05:00.000Z', uploadedBy: { name: 'Ayşe Yılmaz' } },
    ...{ sheets: [], warnings: [], canApply: false, canUndo: false, isKept: true },
    options: { isStrict: false, isAllOrNothing: false, part: 'EVERYTHING' },
    planned: planned(),
    pictures: { requested: 0, fetched: 0, failed: 0, isFetching: false, warnings: [] },
    ...different,
  };
  return resultOf(PanelImportQuery, { importRun }, { id: 'i1' }).importRun!;
}
