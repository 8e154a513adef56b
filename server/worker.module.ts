import { type DynamicModule, Module, type Type } from '@nestjs/common';
import {
  ActorPermissionsModule,
  ApiKeysModule,
  PeopleModule,
  PolicyEditingModule,
  SingleSignOnModule,
} from './features/accounts/index.js';
import { HistoryVerifyingModule } from './features/audit/index.js';
import { CatalogExportWritingModule, PictureFetchingModule } from './features/catalog/index.js';
import { ContentDraftsModule } from './features/content/index.js';
import { ImportModule } from './features/import/index.js';
import { NoticeWritingModule } from './features/notices/index.js';
import { NotificationsModule } from './features/notifications/index.js';
import { UnpaidOrdersModule } from './features/orders/index.js';
import { QuoteRemindersModule } from './features/quotes/index.js';
import { BackupReportsModule } from './features/system/index.js';
import { WebhookSendingModule } from './features/webhooks/index.js';
import { AuditLogModule } from './kernel/audit-log/audit-log.module.js';
import { ClockModule } from './kernel/clock/clock.module.js';
import type { Config } from './kernel/config/config.js';
import { ConfigModule } from './kernel/config/config.module.js';
import { DatabaseModule } from './kernel/database/database.module.js';
import { FilesModule } from './kernel/files/files.module.js';
import { EventAuditModule } from './kernel/event-audit/event-audit.module.js';
import { EventStoreModule } from './kernel/event-store/event-store.module.js';
import { JobsModule } from './kernel/jobs/jobs.module.js';
import { KeysModule } from './kernel/keys/keys.module.js';
import { MailModule } from './kernel/mail/mail.module.js';
import { QueueModule } from './kernel/queue/queue.module.js';
import { ProcessesModule } from './kernel/processes/processes.module.js';
import { SweepingModule } from './kernel/sweeping/sweeping.module.js';
import { RateLimitModule } from './kernel/rate-limit/rate-limit.module.js';
import { RequestKeysModule } from './kernel/request-keys/request-keys.module.js';
import { DataVersionModule } from './kernel/data-version/data-version.module.js';
import { RecordsModule } from './kernel/records/records.module.js';
import { EVENT_SOURCED } from './event-sourced.js';
import { EVIDENCE } from './evidence.js';
import { JOBS } from './jobs.js';
import { MIGRATIONS } from './migrations.js';
import { REACTIONS } from './reactions.js';
import { SWEEPERS } from './sweeping.js';
import { OperatorsModule } from './web/operators.module.js';

/** Every feature that a worker carries out: those with reactions, and what one-off commands use. */
const WORKING_MODULES: Type[] = [
  PeopleModule,
  PolicyEditingModule,
  ApiKeysModule,
  ActorPermissionsModule,
  CatalogExportWritingModule,
  PictureFetchingModule,
  ImportModule,
  NotificationsModule,
  NoticeWritingModule,
  HistoryVerifyingModule,
];

/** The worker process: features without their transport. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ...sharedModules(config),
        EventStoreModule.forRoot(EVENT_SOURCED),
        EventAuditModule.forWorker(EVIDENCE),
        UnpaidOrdersModule.forWorker(),
        ContentDraftsModule.forWorker(),
        QuoteRemindersModule.forWorker(),
        WebhookSendingModule.forWorker(),
        SweepingModule.forWorker(SWEEPERS),
        QueueModule.forWorker(REACTIONS),
        JobsModule.forWorker(JOBS),
        OperatorsModule,
        ProcessesModule.forProcess('worker'),
      ],
    };
  }

  /** For one-off commands, which leave side effects to the workers. */
  static forCommands(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ...sharedModules(config),
        EventStoreModule.forRoot(EVENT_SOURCED),
        EventAuditModule.forRoot(EVIDENCE),
        QueueModule.forProducer(REACTIONS),
        JobsModule.forCommands(JOBS),
        BackupReportsModule,
        SingleSignOnModule,
      ],
    };
  }
}

function sharedModules(config: Config) {
  return [
    ConfigModule.forRoot(config),
    DatabaseModule.forProcess({ applicationName: 'shop worker', migrations: MIGRATIONS }),
    ClockModule,
    KeysModule,
    AuditLogModule,
    FilesModule,
    DataVersionModule,
    RecordsModule,
    MailModule,
    RateLimitModule,
    RequestKeysModule,
    ...WORKING_MODULES,
  ];
}
