import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { CartModule } from './features/cart/index.js';
import { AccountsModule } from './features/accounts/index.js';
import { ApiKeysModule } from './features/api-keys/index.js';
import { CheckoutModule } from './features/checkout/index.js';
import { OrdersModule } from './features/orders/index.js';
import { CatalogModule } from './features/catalog/index.js';
import { ChangesModule } from './features/changes/index.js';
import { ContentModule } from './features/content/index.js';
import { DemoAccountsModule } from './features/demo-accounts/index.js';
import { PicturesModule } from './features/pictures/index.js';
import { ProductListModule } from './features/product-list/index.js';
import { SessionsModule } from './features/sessions/index.js';
import { SettingsModule } from './features/settings/index.js';
import { AuditLogModule } from './kernel/audit-log/audit-log.module.js';
import { ClockModule } from './kernel/clock/clock.module.js';
import type { Config } from './kernel/config/config.js';
import { ConfigModule } from './kernel/config/config.module.js';
import { DatabaseModule } from './kernel/database/database.module.js';
import { FilesModule } from './kernel/files/files.module.js';
import { EventStoreModule } from './kernel/event-store/event-store.module.js';
import { KeysModule } from './kernel/keys/keys.module.js';
import { MailModule } from './kernel/mail/mail.module.js';
import { QueueModule } from './kernel/queue/queue.module.js';
import { RateLimitModule } from './kernel/rate-limit/rate-limit.module.js';
import { RevisionModule } from './kernel/revision/revision.module.js';
import { EVENT_SOURCED } from './event-sourced.js';
import { MIGRATIONS } from './migrations.js';
import { WebModule } from './web/web.module.js';

/** Every feature whose resolvers make the schema. */
export const FEATURE_MODULES: Type[] = [
  SettingsModule,
  ContentModule,
  PicturesModule,
  SessionsModule,
  AccountsModule,
  DemoAccountsModule,
  ApiKeysModule,
  CatalogModule,
  ProductListModule,
  ChangesModule,
  CartModule,
  OrdersModule,
  CheckoutModule,
];

/** The API process: features and the transport in front of them. */
@Module({})
export class AppModule {
  static of(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.forProcess({ applicationName: 'shop api', migrations: MIGRATIONS }),
        ClockModule,
        KeysModule,
        EventStoreModule.of(EVENT_SOURCED),
        AuditLogModule,
        FilesModule,
        RevisionModule,
        QueueModule.forAdding(),
        MailModule,
        RateLimitModule,
        ...FEATURE_MODULES,
        WebModule,
      ],
    };
  }
}
