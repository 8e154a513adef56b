import { Module } from '@nestjs/common';
import { PictureResolver } from './picture.resolver.js';

/** How pictures kept by the kernel are shown. */
@Module({ providers: [PictureResolver] })
export class PicturesModule {}
