import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../../kernel/audit-log/audit-log.module.js';
import { CatalogArchive } from './catalog.archive.js';
import { CatalogVersionLog } from './catalog.version-log.js';
import { CatalogRecordsModule } from '../records/catalog-records.module.js';
import { CatalogRemoval } from './catalog.removal.js';
import { CatalogWriter } from './catalog.writer.js';

/** The one way to write products and categories. */
@Module({
  imports: [AuditLogModule, CatalogRecordsModule],
  providers: [CatalogVersionLog, CatalogWriter, CatalogArchive, CatalogRemoval],
  exports: [CatalogRecordsModule, CatalogWriter, CatalogArchive, CatalogRemoval],
})
export class CatalogWritingModule {}
