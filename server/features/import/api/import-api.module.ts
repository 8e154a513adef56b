import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../../kernel/audit-log/audit-log.module.js';
import { CatalogRecordsModule } from '../../catalog/index.js';
import { AddedCategories } from '../planning/added-categories.js';
import { CategoryPaths } from '../planning/category-paths.js';
import { ImportPlans } from '../planning/import-plans.js';
import { RowCorrecting } from '../planning/row-correcting.js';
import { ImportRecordsModule } from '../runs/import-records.module.js';
import { ImportOverviewReader } from './import-overview.reader.js';
import { ImportPartsReader } from './import-parts.reader.js';
import { ImportRowsReader } from './import-rows.reader.js';
import { ImportRowsService } from './import-rows.service.js';
import { ImportRunFieldsResolver } from './import-run.fields.resolver.js';
import { ImportSteering } from './import-steering.js';
import { ImportsAdminResolver } from './imports.admin.resolver.js';
import { ImportsReader } from './imports.reader.js';

/** Imports as staff and programs steer them. */
@Module({
  imports: [AuditLogModule, CatalogRecordsModule, ImportRecordsModule],
  providers: [
    ImportsReader,
    ImportOverviewReader,
    ImportPartsReader,
    ImportRowsReader,
    ImportRowsService,
    ImportSteering,
    AddedCategories,
    CategoryPaths,
    ImportPlans,
    RowCorrecting,
    ImportsAdminResolver,
    ImportRunFieldsResolver,
  ],
  exports: [ImportRecordsModule, ImportsReader, ImportSteering, ImportRowsReader],
})
export class ImportApiModule {}
