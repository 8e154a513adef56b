import { Injectable, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { FilesModule } from '../../../kernel/files/files.module.js';
import { PrivateFileSweeper } from '../../../kernel/files/private-file.sweeper.js';
import { PrivateFiles, type PrivateFileTerms } from '../../../kernel/files/private-files.js';
import type { UploadLimit } from '../../../kernel/files/upload-limit.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { receiptGone, receiptTooLarge, receiptUnknownKind } from './receipt-file.refusals.js';

const MAX_MEGABYTES = 10;

export const RECEIPT_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => receiptTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

const RECEIPTS: PrivateFileTerms = {
  table: 'order_receipt',
  ownerColumn: 'order_id',
  folder: 'dekont',
  rateLimit: { name: 'receipts', points: 30, seconds: 3_600 },
  upload: RECEIPT_UPLOAD,
  accepts: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  unknownKind: receiptUnknownKind,
  gone: receiptGone,
};

/** Receipts of transfers that buyers say they have made. */
@Injectable()
export class ReceiptFiles extends PrivateFiles {
  constructor(dataSource: DataSource, disk: Disk, limits: RateLimits, clock: Clock) {
    super(RECEIPTS, { dataSource, disk, limits, clock });
  }
}

@Injectable()
export class ReceiptFileSweeper extends PrivateFileSweeper {
  readonly what = 'receipts of transfers';

  constructor(disk: Disk, clock: Clock) {
    super({ ...RECEIPTS, category: 'order' }, disk, clock);
  }
}

@Module({ imports: [FilesModule], providers: [ReceiptFiles], exports: [ReceiptFiles] })
export class ReceiptFilesModule {}
