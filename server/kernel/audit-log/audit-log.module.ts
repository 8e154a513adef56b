import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditReader } from './audit-reader.js';

const PROVIDERS = [AuditLog, AuditReader];

@Global()
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class AuditLogModule {}
