import { Global, Module } from '@nestjs/common';
import { RequestKeys } from './request-keys.js';

@Global()
@Module({ providers: [RequestKeys], exports: [RequestKeys] })
export class RequestKeysModule {}
