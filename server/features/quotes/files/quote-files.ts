import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { PrivateFiles, type PrivateFileTerms } from '../../../kernel/files/private-files.js';
import type { UploadLimit } from '../../../kernel/files/upload-limit.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { quoteFileGone, quoteFileTooLarge, quoteFileUnknownKind } from './quote-file.refusals.js';

const MAX_MEGABYTES = 10;

export const QUOTE_FILE_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => quoteFileTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

/** How many files come with one request or message. */
export const MAX_QUOTE_FILES = 10;

export const QUOTE_FILES: PrivateFileTerms = {
  table: 'quote_file',
  ownerColumn: 'quote_id',
  folder: 'teklif',
  rateLimit: { name: 'quote-files', points: 60, seconds: 3_600 },
  upload: QUOTE_FILE_UPLOAD,
  unknownKind: quoteFileUnknownKind,
  gone: quoteFileGone,
};

/** Files of requests and messages. */
@Injectable()
export class QuoteFiles extends PrivateFiles {
  constructor(dataSource: DataSource, disk: Disk, limits: RateLimits, clock: Clock) {
    super(QUOTE_FILES, { dataSource, disk, limits, clock });
  }
}
