import { Module } from '@nestjs/common';
import { ImportRecordsModule } from '../runs/import-records.module.js';
import { FailedItems } from './failed-items.js';
import { ImportErrorSheet } from './import-error-sheet.js';

/** What could not be applied, as a file. */
@Module({
  imports: [ImportRecordsModule],
  providers: [FailedItems, ImportErrorSheet],
  exports: [ImportErrorSheet],
})
export class ImportErrorsModule {}
