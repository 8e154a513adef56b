import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../kernel/actor/audience.js';
import { readPictureName } from '../../kernel/files/picture-address.js';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';

/** Pictures never change under their address. */
@Public()
@Controller('gorsel')
export class PicturesController {
  constructor(private readonly pictures: PictureStore) {}

  @Get(':name')
  async read(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const asked = readPictureName(name);
    const bytes = asked && (await this.pictures.read(asked.id, asked.width));
    if (!bytes) throw notFound();
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      // Search engines show pictures of products on their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    });
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
