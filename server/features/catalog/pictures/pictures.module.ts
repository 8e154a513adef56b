import { Module } from '@nestjs/common';
import { OutboundModule } from '../../../kernel/outbound/outbound.module.js';
import { FetchPicture } from './picture-fetch.job.js';
import { PictureFetchAdminResolver } from './picture-fetch.admin.resolver.js';
import { PictureFetchRecords } from './picture-fetch.records.js';
import { PictureLoaders } from './picture.loaders.js';
import { PictureResolver } from './picture.resolver.js';
import { PictureUploads } from './picture-uploads.js';

/** How the pictures stored by the kernel are shown. */
@Module({
  providers: [PictureResolver, PictureLoaders, PictureFetchRecords, PictureFetchAdminResolver],
  exports: [PictureLoaders],
})
export class PicturesModule {}

/** How staff upload pictures. */
@Module({ providers: [PictureUploads], exports: [PictureUploads] })
export class PictureUploadsModule {}

/** Fetches pictures by their address, in workers. */
@Module({ imports: [OutboundModule, PictureUploadsModule], providers: [PictureFetchRecords, FetchPicture] })
export class PictureFetchingModule {}
