import { Module } from '@nestjs/common';
import { CatalogWriter } from './catalog.writer.js';

/** The one way to write products and categories. */
@Module({ providers: [CatalogWriter], exports: [CatalogWriter] })
export class CatalogWritingModule {}
