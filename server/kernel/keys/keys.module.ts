import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { rememberKey } from './key-fingerprint.js';
import { MasterKey } from './master-key.js';

/** The master key is injected, and a process starts, only after the database accepted the key. */
@Global()
@Module({
  providers: [
    {
      provide: MasterKey,
      inject: [Config, DataSource],
      async useFactory(config: Config, dataSource: DataSource): Promise<MasterKey> {
        const key = new MasterKey(config);
        await rememberKey(dataSource, key);
        return key;
      },
    },
  ],
  exports: [MasterKey],
})
export class KeysModule {}
