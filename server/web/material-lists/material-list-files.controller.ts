import { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MaterialListsService } from '../../features/material-lists/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { Clock } from '../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../kernel/clock/istanbul.js';
import { streamWorkbook } from '../../kernel/spreadsheet/workbook.stream.js';
import { sendFile, spreadsheetHeaders } from '../exports/file-reply.js';
import { PageRoutes } from '../pages/page-routes.js';

/** What ids of lists are made of; the database refuses a null character. */
const SECRET = /^[\w-]+$/;

/** What was found for a list, as a spreadsheet, for whose list it is. */
@Public()
@Controller('malzeme-listesi-dosyasi')
export class MaterialListFilesController {
  constructor(
    private readonly lists: MaterialListsService,
    private readonly pages: PageRoutes,
    private readonly clock: Clock,
  ) {}

  /** The page of the shop that says that there is nothing, for a list of somebody else as for one that is over. */
  @Get(':id')
  async download(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const context = await request.requestContext();
    const sheet = SECRET.test(id) ? await this.lists.resultSheet(context, id) : null;
    if (!sheet) {
      await this.pages.sendNotFoundPage(request, reply);
      return;
    }
    const headers = spreadsheetHeaders(`Malzeme_Listesi_${dayInIstanbul(this.clock.now())}.xlsx`);
    void reply.headers(headers);
    if (request.method === 'GET') await sendFile(reply, Readable.from(streamWorkbook(sheet)));
    else void reply.send();
  }
}
