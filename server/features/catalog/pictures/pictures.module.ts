import { Module } from '@nestjs/common';
import { PictureLoaders } from './picture.loaders.js';
import { PictureResolver } from './picture.resolver.js';
import { PictureUploads } from './picture-uploads.js';

/** How the pictures stored by the kernel are shown. */
@Module({ providers: [PictureResolver, PictureLoaders], exports: [PictureLoaders] })
export class PicturesModule {}

/** How staff upload pictures. */
@Module({ providers: [PictureUploads], exports: [PictureUploads] })
export class PictureUploadsModule {}
