import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_UPLOAD, DocumentFiles, type StoredDocument } from '../../features/catalog/index.js';
import { BackOfficeOnly, Public } from '../../kernel/actor/audience.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';
import { sendFile } from '../exports/file-reply.js';

const CREATED = 201;
const ID = /^[0-9a-f]{32}$/;
const NAME = /^[a-z0-9-]{1,120}\.pdf$/;

/** The documents of products as visitors get them. They never change under their address. */
@Public()
@Controller('belge')
export class ProductDocumentsController {
  constructor(private readonly files: DocumentFiles) {}

  /** The name is only what the file is saved as. */
  @Get(':id/:name')
  async read(
    @Param('id') id: string,
    @Param('name') name: string,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const document = ID.test(id) && NAME.test(name) ? await this.files.find(id) : undefined;
    if (!document) throw notFound();
    void reply.headers({
      'content-type': 'application/pdf',
      'content-length': document.bytes,
      // An uploaded file never runs as a page of the shop.
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    if (method !== 'GET') void reply.send();
    else await sendFile(reply, await this.files.read(id));
  }
}

/** The documents of products as staff and programs upload them. */
@BackOfficeOnly('catalog')
@Controller('admin/belge')
export class DocumentUploadsController {
  constructor(private readonly files: DocumentFiles) {}

  /**
   * Takes the bytes of a PDF as the body; the answer names the file, which a save keeps.
   *
   * @throws DOCUMENT_TOO_LARGE, NOT_A_DOCUMENT
   */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  upload(@Req() request: FastifyRequest): Promise<StoredDocument> {
    return this.files.upload(uploadOf(request, DOCUMENT_UPLOAD));
  }
}
