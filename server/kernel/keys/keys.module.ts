import { Global, Module } from '@nestjs/common';
import { MasterKey } from './master-key.js';

@Global()
@Module({ providers: [MasterKey], exports: [MasterKey] })
export class KeysModule {}
