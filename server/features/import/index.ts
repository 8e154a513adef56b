/**
 * Brings spreadsheets into the catalog: compared first, then applied row by row, and taken back where that was wrong. The way out,
 * whose files the wing `catalog` writes, is steered here too.
 *
 * Rooms, each importing only those before it: rows, picture-requests, runs, matching, pictures, planning, saving, fetching, undoing, applying, errors, api, exports.
 */
export { ImportApiModule } from './api/import-api.module.js';
export { ImportSteering } from './api/import-steering.js';
export { ImportExportsModule } from './exports/import-exports.module.js';
export { ImportErrorSheet } from './exports/import-error-sheet.js';
export { ImportErrorsModule } from './exports/import-errors.module.js';
export { IMPORT_JOBS, ImportModule } from './import.module.js';
export { type ImportItem, ImportItems } from './rows/import-items.js';
export { FETCH_PICTURES } from './rows/import-picture-requests.js';
export { IMPORT_UPLOAD, ImportFiles } from './runs/import-files.js';
export type { ImportRunEntity } from './runs/import-run.entity.js';
export { ImportRecordsModule } from './runs/import-records.module.js';
export { ImportSweeper } from './runs/import.sweeper.js';
export { ImportRuns } from './runs/import-runs.js';
export { importFinished } from './runs/import.facts.js';
export { ImportUploads } from './runs/import-uploads.js';
export { PictureSummaries } from './rows/picture-summary.js';
export { PictureTerms } from './rows/picture-terms.js';
