import { Global, Module } from '@nestjs/common';
import { ListExports } from './list-exports.js';
import { RecordedExports } from './recorded-exports.js';

/** What leaves the shop as a file that is written while it is taken. */
@Global()
@Module({ providers: [RecordedExports, ListExports], exports: [RecordedExports, ListExports] })
export class ExportsModule {}
