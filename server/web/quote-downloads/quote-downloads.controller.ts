import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QuoteFiles, QuoteHistory, QuotePapers } from '../../features/quotes/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { PRIVATE, sendPaper } from '../order-downloads/document-reply.js';
import { PageRoutes } from '../pages/page-routes.js';
import { sendPrivateFile } from '../uploads/private-file-reply.js';
import { fileOfQuote } from './quote-file-reply.js';

const SEE_OTHER = 303;

/** The offer of a quote, for callers with the secret of its link. */
@Public()
@Controller('teklif')
export class QuoteDownloadsController {
  constructor(
    private readonly history: QuoteHistory,
    private readonly papers: QuotePapers,
    private readonly files: QuoteFiles,
    private readonly pages: PageRoutes,
  ) {}

  /** Leads on to the page of the quote where a newer offer was sent: the page says so. */
  @Get(':token/teklif.pdf')
  async offer(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const quoteId = await this.history.linkedId(token).catch(unlessOutdated);
    if (quoteId === undefined) {
      void reply.redirect(`/teklif/${encodeURIComponent(token)}`, SEE_OTHER);
      return;
    }
    const paper = quoteId === null ? null : await this.papers.offer(quoteId);
    if (paper) sendPaper(reply, paper);
    else await this.pages.sendNotFoundPage(request, reply);
  }

  @Get(':token/dosya/:fileId')
  async file(
    @Param('token') token: string,
    @Param('fileId') fileId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const quoteId = await this.history.linkedId(token).catch(unlessOutdated);
    if (quoteId === undefined) {
      void reply.redirect(`/teklif/${encodeURIComponent(token)}`, SEE_OTHER);
      return;
    }
    const file = quoteId === null ? null : fileOfQuote(await this.history.find(quoteId), fileId);
    if (file) await sendPrivateFile(reply, this.files, file);
    else await this.pages.sendNotFoundPage(request, reply);
  }
}

function unlessOutdated(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== 'QUOTE_LINK_OUTDATED') throw error;
}
