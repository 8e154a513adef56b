import { Module } from '@nestjs/common';
import { AuditVerificationRecordsModule } from '../audit/index.js';
import { ImportRecordsModule } from '../import/index.js';
import { StockModule } from '../catalog/index.js';
import { OrderedProductsModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { NOTICE_REACTIONS } from './notice.reactions.js';
import { NoticeWriter } from './notice.writer.js';

/** Writes notices; only workers do. */
@Module({
  imports: [
    AuditVerificationRecordsModule,
    ImportRecordsModule,
    OrderedProductsModule,
    SettingsModule,
    StockModule,
  ],
  providers: [NoticeWriter, ...NOTICE_REACTIONS],
})
export class NoticeWritingModule {}
