import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AccountsModule } from './features/accounts/index.js';
import { AuditModule } from './features/audit/index.js';
import { CartModule } from './features/cart/index.js';
import { CatalogModule } from './features/catalog/index.js';
import { ContentModule } from './features/content/index.js';
import { DashboardModule } from './features/dashboard/index.js';
import { FavoritesModule } from './features/favorites/index.js';
import { ImportApiModule, ImportExportsModule } from './features/import/index.js';
import { JobsApiModule } from './features/jobs/index.js';
import { MaterialListsModule } from './features/material-lists/index.js';
import { MessagingModule } from './features/messaging/index.js';
import { NoticesModule } from './features/notices/index.js';
import { NotificationsApiModule } from './features/notifications/index.js';
import { OrdersModule } from './features/orders/index.js';
import { QuotesModule } from './features/quotes/index.js';
import { SystemModule } from './features/system/index.js';
import { WebhooksModule } from './features/webhooks/index.js';
import { WizardModule } from './features/wizard/index.js';
import { DemoSettingsModule, SettingsModule } from './features/settings/index.js';
import { AuditLogModule } from './kernel/audit-log/audit-log.module.js';
import { ClockModule } from './kernel/clock/clock.module.js';
import type { Config } from './kernel/config/config.js';
import { ConfigModule } from './kernel/config/config.module.js';
import { DatabaseModule } from './kernel/database/database.module.js';
import { ExportsModule } from './kernel/exports/exports.module.js';
import { FilesModule } from './kernel/files/files.module.js';
import { EventStoreModule } from './kernel/event-store/event-store.module.js';
import { JobsModule } from './kernel/jobs/jobs.module.js';
import { KeysModule } from './kernel/keys/keys.module.js';
import { MailModule } from './kernel/mail/mail.module.js';
import { QueueModule } from './kernel/queue/queue.module.js';
import { ProcessesModule } from './kernel/processes/processes.module.js';
import { RateLimitModule } from './kernel/rate-limit/rate-limit.module.js';
import { RequestKeysModule } from './kernel/request-keys/request-keys.module.js';
import { DataVersionModule } from './kernel/data-version/data-version.module.js';
import { RecordsModule } from './kernel/records/records.module.js';
import { EVENT_SOURCED } from './event-sourced.js';
import { JOBS } from './jobs.js';
import { MIGRATIONS } from './migrations.js';
import { REACTIONS } from './reactions.js';
import { WebModule } from './web/web.module.js';

/** Every feature whose resolvers make the schema. */
export const FEATURE_MODULES: Type[] = [
  SettingsModule,
  ContentModule,
  AccountsModule,
  CatalogModule,
  CartModule,
  FavoritesModule,
  MaterialListsModule,
  OrdersModule,
  QuotesModule,
  MessagingModule,
  WizardModule,
  ImportApiModule,
  ImportExportsModule,
  NoticesModule,
  JobsApiModule,
  NotificationsApiModule,
  AuditModule,
  DashboardModule,
  WebhooksModule,
  SystemModule,
];

/** The API process: features and the transport in front of them. */
@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forProcess({ applicationName: 'shop api', migrations: MIGRATIONS }),
        ClockModule,
        KeysModule,
        EventStoreModule.forRoot(EVENT_SOURCED),
        AuditLogModule,
        ExportsModule,
        FilesModule,
        DataVersionModule,
        RecordsModule,
        QueueModule.forProducer(REACTIONS),
        JobsModule.forProducer(JOBS),
        MailModule,
        RateLimitModule,
        RequestKeysModule,
        ...FEATURE_MODULES,
        DemoSettingsModule,
        WebModule,
        ProcessesModule.forProcess('api'),
      ],
    };
  }
}
