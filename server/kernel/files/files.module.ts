import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { Config } from '../config/config.js';
import { PictureStore } from './picture-store.js';
import { WholeFileDriver } from './whole-file.driver.js';

/** Files are stored on the local disk; another storage is another flydrive driver here. */
@Global()
@Module({
  providers: [
    {
      provide: Disk,
      inject: [Config],
      useFactory: (config: Config) =>
        new Disk(new WholeFileDriver(path.resolve(config.dataDirectory, 'dosyalar'))),
    },
    PictureStore,
  ],
  exports: [Disk, PictureStore],
})
export class FilesModule {}
