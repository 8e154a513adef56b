import { Global, Module } from '@nestjs/common';
import { VersionedRecords } from './versioned-records.js';

@Global()
@Module({ providers: [VersionedRecords], exports: [VersionedRecords] })
export class RecordsModule {}
