import { Module } from '@nestjs/common';
import { FilesModule } from '../../../kernel/files/files.module.js';
import { QuoteFiles } from './quote-files.js';

@Module({ imports: [FilesModule], providers: [QuoteFiles], exports: [QuoteFiles] })
export class QuoteFilesModule {}
