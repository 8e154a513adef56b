import { Module } from '@nestjs/common';
import { ChangesModule } from './changes/changes.module.js';

const ROOMS = [ChangesModule];

/** What happened in the shop, for programs and auditors. */
@Module({ imports: ROOMS, exports: ROOMS })
export class AuditModule {}
