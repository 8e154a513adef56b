import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogModule } from '../../../kernel/audit-log/audit-log.module.js';
import { ImportClaims } from '../rows/import-claims.js';
import { ImportEndings } from './import-endings.js';
import { ImportFiles } from './import-files.js';
import { ImportItems } from '../rows/import-items.js';
import { ImportOutcomes } from '../rows/import-outcomes.js';
import { ImportPictureRequests } from '../rows/import-picture-requests.js';
import { ImportResults } from './import-results.js';
import { ImportRows } from '../rows/import-rows.js';
import { ImportRunEntity } from './import-run.entity.js';
import { ImportRuns } from './import-runs.js';
import { ImportSweeper } from './import.sweeper.js';
import { ImportUploads } from './import-uploads.js';
import { ItemsToApply } from '../rows/items-to-apply.js';
import { PictureSummaries } from '../rows/picture-summary.js';
import { PictureTerms } from '../rows/picture-terms.js';
import { RememberedHeadings } from './remembered-headings.js';

const RECORDS = [
  ImportClaims,
  ImportEndings,
  ImportFiles,
  ImportItems,
  ImportOutcomes,
  ImportPictureRequests,
  ImportResults,
  ImportRows,
  ImportRuns,
  ImportSweeper,
  ImportUploads,
  ItemsToApply,
  PictureSummaries,
  PictureTerms,
  RememberedHeadings,
];

/** What is stored of imports. */
@Module({
  imports: [TypeOrmModule.forFeature([ImportRunEntity]), AuditLogModule],
  providers: RECORDS,
  exports: RECORDS,
})
export class ImportRecordsModule {}
