import { type DynamicModule, Module } from '@nestjs/common';
import { ImportModule } from './features/import/index.js';
import { ClockModule } from './kernel/clock/clock.module.js';
import type { Config } from './kernel/config/config.js';
import { ConfigModule } from './kernel/config/config.module.js';
import { DatabaseModule } from './kernel/database/database.module.js';
import { FilesModule } from './kernel/files/files.module.js';
import { KeysModule } from './kernel/keys/keys.module.js';
import { RevisionModule } from './kernel/revision/revision.module.js';
import { MIGRATIONS } from './migrations.js';
import { OperatorsModule } from './web/operators.module.js';

/** The worker process: the same features without their transport. */
@Module({})
export class WorkerModule {
  static of(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.forProcess({ applicationName: 'shop worker', migrations: MIGRATIONS }),
        ClockModule,
        KeysModule,
        FilesModule,
        RevisionModule,
        ImportModule,
        OperatorsModule,
      ],
    };
  }
}
