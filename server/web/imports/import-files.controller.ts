import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogFileName, CatalogExports, CatalogTemplates } from '../../features/catalog/index.js';
import { IMPORT_UPLOAD, ImportErrorSheet, ImportUploads } from '../../features/import/index.js';
import { BackOfficeOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { sendFile, spreadsheetHeaders } from '../exports/file-reply.js';
import { OwnPagesGuard } from '../sign-in/own-pages.guard.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';
import { UploadQuery } from './upload.query.js';

const CREATED = 201;

/** The files of imports: what staff and programs upload and download. */
@BackOfficeOnly('import')
@Controller('admin/excel-ice-aktar')
export class ImportFilesController {
  constructor(
    private readonly uploads: ImportUploads,
    private readonly errorSheet: ImportErrorSheet,
    private readonly catalog: CatalogExports,
    private readonly templates: CatalogTemplates,
    private readonly clock: Clock,
  ) {}

  /** Takes the bytes of a spreadsheet as the body; the answer names the import, which `importRun` shows. */
  @Post('dosya')
  @HttpCode(CREATED)
  @TakesFile()
  async upload(
    @Query() { ad: fileName, tedarikci: supplier }: UploadQuery,
    @Req() request: FastifyRequest,
    @CurrentCause() cause: Cause,
  ): Promise<{ id: string }> {
    const content = uploadOf(request, IMPORT_UPLOAD);
    return { id: await this.uploads.upload({ fileName, supplier, content }, cause) };
  }

  @Get('sablon')
  async template(@Res() reply: FastifyReply): Promise<void> {
    const template = await this.templates.write();
    void reply.headers(spreadsheetHeaders('sablon.xlsx')).send(template);
  }

  /** Rows that could not be applied, with what is wrong beside each. */
  @UseGuards(OwnPagesGuard)
  @Get(':id/hatalar')
  async errors(
    @Param('id') id: string,
    @Res() reply: FastifyReply,
    @CurrentCause() cause: Cause,
  ): Promise<void> {
    const named = encodeURIComponent(await this.errorSheet.fileName(id));
    const disposition = `attachment; filename="hatalar.xlsx"; filename*=UTF-8''${named}`;
    const headers = { ...spreadsheetHeaders('hatalar.xlsx'), 'content-disposition': disposition };
    // Nobody reads the answer to HEAD: nothing is written, and nothing recorded.
    if (reply.request.method !== 'GET') void reply.headers(headers).send();
    else await this.errorSheet.send(id, cause, (file) => sendFile(reply.headers(headers), file));
  }

  /** The catalog in the sheets that the import reads: nothing changes when it is imported again. */
  @UseGuards(OwnPagesGuard)
  @Get('katalog')
  async export(@Res() reply: FastifyReply, @CurrentCause() cause: Cause): Promise<void> {
    void reply.headers(spreadsheetHeaders(catalogFileName(this.clock.now())));
    // Nobody reads the answer to HEAD: nothing is exported, and nothing recorded.
    if (reply.request.method !== 'GET') void reply.send();
    else await this.catalog.sendNow(cause, (file) => sendFile(reply, file));
  }

  /**
   * The same, as a worker wrote it beforehand.
   *
   * @throws NOT_FOUND also before it is written and once it was swept
   */
  @UseGuards(OwnPagesGuard)
  @Get('katalog/:exportId')
  async writtenExport(
    @Param('exportId') id: string,
    @Res() reply: FastifyReply,
    @CurrentCause() cause: Cause,
  ): Promise<void> {
    if (reply.request.method !== 'GET') {
      const { requestedAt, bytes } = await this.catalog.finished(id);
      void reply.headers(headersOf(catalogFileName(requestedAt), bytes)).send();
      return;
    }
    const { fileName, bytes, content } = await this.catalog.download(id, cause);
    void reply.headers(headersOf(fileName, bytes));
    await sendFile(reply, content);
  }
}

const headersOf = (fileName: string, bytes: number) => ({
  ...spreadsheetHeaders(fileName),
  'content-length': bytes,
});
