import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ProjectionsModule } from '../projections/projections.module.js';
import { AuditVerification } from './audit-verification.js';
import { CheckpointExport } from './checkpoint-export.js';
import { CheckpointSchedule } from './checkpoint-schedule.js';
import { Checkpoints } from './checkpoints.js';
import { type HistoryCheck, ProvenRecords } from './history-check.js';
import { LatestSealSchedule } from './latest-seal.schedule.js';
import { LatestSeals } from './latest-seal.js';

/** What the proof of a shop covers besides its events. */
export interface Evidence {
  checks: readonly Type<HistoryCheck>[];
  appendOnlyTables: readonly string[];
}

/** Proves that the history was not changed and that the read rows are what it says. */
@Module({})
export class EventAuditModule {
  static forRoot({ checks, appendOnlyTables }: Evidence): DynamicModule {
    const records = {
      provide: ProvenRecords,
      useFactory: (...given: HistoryCheck[]) => new ProvenRecords(given, appendOnlyTables),
      inject: [...checks],
    };
    const exported = [Checkpoints, LatestSeals, AuditVerification];
    return {
      module: EventAuditModule,
      // Jobs of features verify what only the entries of the shop know.
      global: true,
      imports: [ProjectionsModule],
      providers: [...exported, ...checks, records],
      exports: [...exported, ProjectionsModule],
    };
  }

  /** The same with a checkpoint each hour, sent to where the operator wants it, and a seal each second. */
  static forWorker(evidence: Evidence): DynamicModule {
    const { providers = [], ...module } = EventAuditModule.forRoot(evidence);
    return {
      ...module,
      providers: [...providers, CheckpointExport, CheckpointSchedule, LatestSealSchedule],
    };
  }
}
