import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Config } from '../config/config.js';
import { PictureStore } from './picture-store.js';

/** Files are stored on the local disk; another storage is another flydrive driver here. */
@Global()
@Module({
  providers: [
    {
      provide: Disk,
      inject: [Config],
      useFactory: (config: Config) =>
        new Disk(
          new FSDriver({ location: path.resolve(config.dataDirectory, 'dosyalar'), visibility: 'private' }),
        ),
    },
    PictureStore,
  ],
  exports: [Disk, PictureStore],
})
export class FilesModule {}
