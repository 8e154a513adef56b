import { Injectable, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { FilesModule } from '../../../kernel/files/files.module.js';
import { PrivateFileSweeper } from '../../../kernel/files/private-file.sweeper.js';
import { PrivateFiles, type PrivateFileTerms } from '../../../kernel/files/private-files.js';
import type { UploadLimit } from '../../../kernel/files/upload-limit.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import type { SentFiles } from '../history/message.events.js';
import { messageFileGone, messageFileTooLarge, messageFileUnknownKind } from './message-file.refusals.js';

const MAX_MEGABYTES = 10;

export const MESSAGE_FILE_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => messageFileTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

/** How many files come with one message, answer or reply. */
export const MAX_MESSAGE_FILES = 10;

export const MESSAGE_FILES: PrivateFileTerms = {
  table: 'message_file',
  ownerColumn: 'message_id',
  folder: 'mesaj',
  rateLimit: { name: 'message-files', points: 60, seconds: 3_600 },
  upload: MESSAGE_FILE_UPLOAD,
  unknownKind: messageFileUnknownKind,
  gone: messageFileGone,
};

/** Files of messages, answers and replies. */
@Injectable()
export class MessageFiles extends PrivateFiles {
  constructor(dataSource: DataSource, disk: Disk, limits: RateLimits, clock: Clock) {
    super(MESSAGE_FILES, { dataSource, disk, limits, clock });
  }

  /** Nothing where no file was sent. */
  async claimIfAny(
    transaction: EntityManager,
    messageId: string,
    ids: readonly string[] | null | undefined,
  ): Promise<SentFiles> {
    return ids && ids.length > 0 ? this.claimFor(transaction, messageId, ids) : {};
  }
}

@Injectable()
export class MessageFileSweeper extends PrivateFileSweeper {
  readonly what = 'files of messages';

  constructor(disk: Disk, clock: Clock) {
    super({ ...MESSAGE_FILES, category: 'message' }, disk, clock);
  }
}

@Module({ imports: [FilesModule], providers: [MessageFiles], exports: [MessageFiles] })
export class MessageFilesModule {}
