import { type Given, resultOf } from '../../../graphql/test-answers';
import { planned } from '../preview/test-planned';
import { progressOf } from '../progress/test-progress';
import { type RunProgress } from './run-progress';
import { type PanelImport, PanelImportQuery } from './run.query';

export const NO_PICTURES = { requested: 0, fetched: 0, failed: 0, isFetching: false };

/** An import as its screen loads it. */
export function importWith(different: Partial<Given<PanelImport>> = {}): PanelImport {
  const importRun: Given<PanelImport> = {
    id: 'i1',
    fileName: 'vanalar.xlsx',
    fileBytes: 2_048,
    status: 'READY',
    version: 1,
    uploadedAt: '2026-11-24T11:05:00.000Z',
    uploadedBy: { name: 'Ayşe Yılmaz' },
    sheets: [],
    warnings: [],
    categoryPaths: [],
    canApply: false,
    canUndo: false,
    isKept: true,
    options: {
      isStrict: false,
      isAllOrNothing: false,
      clearsBlanks: false,
      part: 'EVERYTHING',
      numberNotation: 'DETECTED',
    },
    planned: planned(),
    pictures: { ...NO_PICTURES, warnings: [] },
    ...different,
  };
  return resultOf(PanelImportQuery, { importRun }, { id: 'i1' }).importRun!;
}

/** How far an import is that is worked on. */
export const moving = (done: number, status: RunProgress['status'] = 'APPLYING'): RunProgress => ({
  id: 'i1',
  status,
  version: 1,
  pictures: NO_PICTURES,
  progress: progressOf(done, 100, { rowsPerSecond: 9, secondsLeft: 40 }),
});

/** The same import, loaded as a whole. */
export const loaded = (
  { pictures, ...run }: RunProgress,
  warnings: PanelImport['pictures']['warnings'] = [],
) => ({ importRun: importWith({ ...run, pictures: { ...pictures, warnings } }) });
