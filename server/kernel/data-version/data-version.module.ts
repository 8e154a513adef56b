import { Global, Module } from '@nestjs/common';
import { DataVersions } from './data-versions.js';

@Global()
@Module({ providers: [DataVersions], exports: [DataVersions] })
export class DataVersionModule {}
