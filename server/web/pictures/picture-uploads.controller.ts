import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { IsOptional, Matches } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { PICTURE_UPLOAD, PictureUploads } from '../../features/catalog/index.js';
import { BackOfficeOnly, StaffOnly } from '../../kernel/actor/audience.js';
import type { StoredPicture } from '../../kernel/files/picture-store.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';

const CREATED = 201;

class PictureUploadQuery {
  /** The picture whose variant for the dark theme it is. */
  @IsOptional()
  @Matches(/^[0-9a-f]{32}$/)
  acik?: string;
}

/** Pictures of products and categories as staff and programs upload them. */
@BackOfficeOnly('catalog')
@Controller('admin/gorsel')
export class PictureUploadsController {
  constructor(private readonly uploads: PictureUploads) {}

  /**
   * Takes the bytes of a picture as the body; the answer names the picture, which a save keeps.
   *
   * @throws PICTURE_FILE_TOO_LARGE, NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_DETAILED, PICTURE_GONE
   */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  upload(
    @Query() { acik: lightId }: PictureUploadQuery,
    @Req() request: FastifyRequest,
  ): Promise<StoredPicture> {
    const content = uploadOf(request, PICTURE_UPLOAD);
    return lightId === undefined ? this.uploads.upload(content) : this.uploads.uploadDark(lightId, content);
  }
}

/** Pictures of pages, for those who write them. */
@StaffOnly('content')
@Controller('admin/icerik-gorseli')
export class ContentPictureUploadsController {
  constructor(private readonly uploads: PictureUploads) {}

  /** @throws PICTURE_FILE_TOO_LARGE, NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_DETAILED */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  upload(@Req() request: FastifyRequest): Promise<StoredPicture> {
    return this.uploads.upload(uploadOf(request, PICTURE_UPLOAD));
  }
}
