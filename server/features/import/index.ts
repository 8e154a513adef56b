export { ImportModule } from './import.module.js';
export type { ImportResult, RowOutcome } from './import.result.js';
export { type ImportRequest, ImportService } from './import.service.js';
