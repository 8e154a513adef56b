import { Module } from '@nestjs/common';
import { NOTICE_REACTIONS } from './notice.reactions.js';
import { NoticeWriter } from './notice.writer.js';

/** Writes notices; only workers do. */
@Module({ providers: [NoticeWriter, ...NOTICE_REACTIONS] })
export class NoticeWritingModule {}
