import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RECEIPT_UPLOAD, ReceiptFiles } from '../../features/orders/index.js';
import { Public } from '../../kernel/actor/audience.js';
import type { NamedFile } from '../../kernel/files/private-files.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';

const CREATED = 201;

/** Receipts that go with payment notices; nobody may read one before it was sent. */
@Public()
@Controller('odeme-dekontu')
export class ReceiptUploadsController {
  constructor(private readonly receipts: ReceiptFiles) {}

  /**
   * Takes the bytes of a file as the body and its name as `ad`; the answer names it, which a payment notice keeps.
   *
   * @throws RATE_LIMITED, RECEIPT_TOO_LARGE, RECEIPT_UNKNOWN_KIND
   */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  async upload(@Req() request: FastifyRequest, @Query('ad') name?: unknown): Promise<NamedFile> {
    const { address } = await request.requestContext();
    return this.receipts.upload(
      uploadOf(request, RECEIPT_UPLOAD),
      typeof name === 'string' ? name : '',
      address,
    );
  }
}
