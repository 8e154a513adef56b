import { Module } from '@nestjs/common';
import { CatalogLookup } from './catalog.lookup.js';
import { CatalogRecords } from './catalog.records.js';
import { CatalogSnapshots } from './catalog.snapshots.js';

/** Products and categories as stored, now and before; reads only. */
@Module({
  providers: [CatalogLookup, CatalogRecords, CatalogSnapshots],
  exports: [CatalogLookup, CatalogRecords, CatalogSnapshots],
})
export class CatalogRecordsModule {}
