import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { QUOTE_FILE_UPLOAD, QuoteFiles } from '../../features/quotes/index.js';
import { Public } from '../../kernel/actor/audience.js';
import type { NamedFile } from '../../kernel/files/private-files.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';

const CREATED = 201;

/** Files that go with a request or a message; nobody may read one before it was sent. */
@Public()
@Controller('teklif-dosyasi')
export class QuoteUploadsController {
  constructor(private readonly files: QuoteFiles) {}

  /**
   * Takes the bytes of a file as the body and its name as `ad`; the answer names it, which a request or message keeps.
   *
   * @throws RATE_LIMITED, QUOTE_FILE_TOO_LARGE, QUOTE_FILE_UNKNOWN_KIND
   */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  async upload(@Req() request: FastifyRequest, @Query('ad') name?: unknown): Promise<NamedFile> {
    const { address } = await request.requestContext();
    return this.files.upload(
      uploadOf(request, QUOTE_FILE_UPLOAD),
      typeof name === 'string' ? name : '',
      address,
    );
  }
}
