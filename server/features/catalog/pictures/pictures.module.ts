import { Module } from '@nestjs/common';
import { OutboundModule } from '../../../kernel/outbound/outbound.module.js';
import { FetchPicture } from './picture-fetch.job.js';
import { PictureFetchAdminResolver } from './picture-fetch.admin.resolver.js';
import { PictureFetchRecords } from './picture-fetch.records.js';
import { PictureLoaders } from './picture.loaders.js';
import { PictureResolver } from './picture.resolver.js';
import { PictureUploads } from './picture-uploads.js';

/** How the pictures stored by the kernel are shown. */
@Module({ providers: [PictureResolver, PictureLoaders], exports: [PictureLoaders] })
export class PicturesModule {}

/** How staff upload pictures. */
@Module({ providers: [PictureUploads], exports: [PictureUploads] })
export class PictureUploadsModule {}

/** How staff name pictures by their address. */
@Module({ providers: [PictureFetchRecords, PictureFetchAdminResolver] })
export class PictureFetchesModule {}

/** Fetches them, in workers. */
@Module({ imports: [OutboundModule, PictureUploadsModule], providers: [PictureFetchRecords, FetchPicture] })
export class PictureFetchingModule {}
