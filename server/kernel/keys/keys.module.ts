import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { rememberKey } from './key-fingerprint.js';
import { MasterKey } from './master-key.js';

/** Nobody gets the master key, and no process starts, before the database has accepted it. */
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
