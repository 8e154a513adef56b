import { Module } from '@nestjs/common';
import { DocumentFiles } from './document-files.js';

/** The documents of products: how staff upload them, how visitors get them. */
@Module({ providers: [DocumentFiles], exports: [DocumentFiles] })
export class DocumentsModule {}
