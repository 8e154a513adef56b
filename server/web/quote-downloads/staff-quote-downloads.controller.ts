import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import {
  OfferPaperInput,
  QuoteFiles,
  QuoteHistory,
  QuoteOffers,
  QuotePapers,
} from '../../features/quotes/index.js';
import { BackOfficeOnly } from '../../kernel/actor/audience.js';
import { readInput } from '../../kernel/input/read-input.js';
import { badUserInput, notFound } from '../../kernel/refusal/general.refusals.js';
import { PRIVATE, sendPaper } from '../order-downloads/document-reply.js';
import { sendPrivateFile } from '../uploads/private-file-reply.js';
import { fileOfQuote } from './quote-file-reply.js';

const OK = 200;
const OFFER_NUMBER = /^[1-9]\d{0,8}$/;

/** Offers of any quote, for staff and back-office programs. */
@BackOfficeOnly('quotes')
@Controller('admin/teklifler')
export class StaffQuoteDownloadsController {
  constructor(
    private readonly papers: QuotePapers,
    private readonly history: QuoteHistory,
    private readonly files: QuoteFiles,
    private readonly offers: QuoteOffers,
  ) {}

  /**
   * @param number counts the offers from 1; the newest one when left out
   * @throws NOT_FOUND for an unknown quote or offer, and once the buyer was erased; SERVICE_BUSY
   */
  @Get(':quoteId/pdf')
  async offer(
    @Param('quoteId') quoteId: string,
    @Query('teklif') number: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const isKnown = isUUID(quoteId) && (number === undefined || OFFER_NUMBER.test(number));
    const wanted = number === undefined ? undefined : Number(number);
    const paper = isKnown ? await this.papers.offer(quoteId.toLowerCase(), wanted) : null;
    if (!paper) throw notFound();
    sendPaper(reply, paper);
  }

  /**
   * The PDF of an offer that is being written still: nothing is recorded.
   *
   * @param draft as giveQuote takes it, without the version
   * @throws NOT_FOUND for an unknown quote, BAD_USER_INPUT with the names of the wrong fields, and the refusals of giveQuote; SERVICE_BUSY
   */
  @Post(':quoteId/onizleme')
  @HttpCode(OK)
  async preview(
    @Param('quoteId') id: string,
    @Body() draft: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const quote = isUUID(id) ? await this.history.find(id.toLowerCase()) : null;
    if (!quote) throw notFound();
    const given = typeof draft === 'object' && draft !== null ? draft : {};
    const read = await readInput(OfferPaperInput, { ...given, id });
    if ('wrong' in read) throw badUserInput({ fields: read.wrong.map(refusedField) });
    sendPaper(reply, await this.offers.paper(read.input));
  }

  /** @throws NOT_FOUND for what the quote does not have, and once the buyer was erased */
  @Get(':quoteId/dosya/:fileId')
  async file(
    @Param('quoteId') quoteId: string,
    @Param('fileId') fileId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const file = fileOfQuote(await this.history.find(quoteId.toLowerCase()), fileId);
    if (!file) throw notFound();
    await sendPrivateFile(reply, this.files, file);
  }
}

const refusedField = (path: string) => ({ path, rules: [], message: 'Bu alan geçersiz.' });
