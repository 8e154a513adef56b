/** Brings a spreadsheet into the catalog, row by row. */
export { ImportModule } from './import.module.js';
export type { ImportResult } from './import.result.js';
export { ImportService } from './import.service.js';
