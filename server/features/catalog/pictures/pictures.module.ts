import { Module } from '@nestjs/common';
import { PictureLoading } from './picture.loading.js';
import { PictureResolver } from './picture.resolver.js';

/** How the pictures stored by the kernel are shown. */
@Module({ providers: [PictureResolver, PictureLoading], exports: [PictureLoading] })
export class PicturesModule {}
