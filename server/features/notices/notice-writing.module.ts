import { Module } from '@nestjs/common';
import { ImportRecordsModule } from '../import/index.js';
import { NOTICE_REACTIONS } from './notice.reactions.js';
import { NoticeWriter } from './notice.writer.js';

/** Writes notices; only workers do. */
@Module({ imports: [ImportRecordsModule], providers: [NoticeWriter, ...NOTICE_REACTIONS] })
export class NoticeWritingModule {}
