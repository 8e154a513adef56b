import { Global, Module } from '@nestjs/common';
import { RecordedExports } from './recorded-exports.js';

/** What leaves the shop as a file that is written while it is taken. */
@Global()
@Module({ providers: [RecordedExports], exports: [RecordedExports] })
export class ExportsModule {}
