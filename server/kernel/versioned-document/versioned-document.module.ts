import { Global, Module } from '@nestjs/common';
import { VersionedDocuments } from './versioned-documents.js';

@Global()
@Module({ providers: [VersionedDocuments], exports: [VersionedDocuments] })
export class VersionedDocumentModule {}
