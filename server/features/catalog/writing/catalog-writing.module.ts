import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../../kernel/audit-log/audit-log.module.js';
import { CatalogArchive } from './catalog.archive.js';
import { CatalogVersionLog } from './catalog.version-log.js';
import { CatalogRecords } from './catalog.records.js';
import { CatalogWriter } from './catalog.writer.js';

/** The one way to write products and categories. */
@Module({
  imports: [AuditLogModule],
  providers: [CatalogVersionLog, CatalogWriter, CatalogArchive, CatalogRecords],
  exports: [CatalogWriter, CatalogArchive, CatalogRecords],
})
export class CatalogWritingModule {}
