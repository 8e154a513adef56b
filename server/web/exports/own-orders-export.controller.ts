import { Controller, Get, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionsService } from '../../features/accounts/index.js';
import { OwnOrdersExport } from '../../features/orders/index.js';
import { CustomersOnly } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../kernel/clock/istanbul.js';
import { ListExports } from '../../kernel/exports/list-exports.js';
import { OwnPagesGuard } from '../sign-in/own-pages.guard.js';
import { ExportQuery } from './export-query.js';
import { sendFile, spreadsheetHeaders } from './file-reply.js';
import { ListRequests } from './list-requests.js';

/** The orders of the signed-in customer as a file: what their list finds by the same variables. */
@CustomersOnly()
@UseGuards(OwnPagesGuard)
@Controller('siparislerim')
export class OwnOrdersExportController {
  constructor(
    private readonly own: OwnOrdersExport,
    private readonly requests: ListRequests,
    private readonly exports: ListExports,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** @throws BAD_USER_INPUT, EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE */
  @Get('aktar')
  async download(
    @Query() { liste }: ExportQuery,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentContext() { actor, requestId, sessionIds }: RequestContext,
  ): Promise<void> {
    const list = this.own.of(actor);
    const request = await this.requests.read(list, liste);
    const headers = spreadsheetHeaders(`${list.fileName}_${dayInIstanbul(this.clock.now())}.xlsx`);
    if (method !== 'GET') {
      void reply.headers(headers).send();
      return;
    }
    const cause = { actor, requestId };
    await this.exports.send(list, request, cause, {
      mayRead: () => this.isSignedIn(sessionIds.customer),
      sendFile: (file) => sendFile(reply.headers(headers), file),
    });
  }

  private async isSignedIn(sessionId: string | null): Promise<boolean> {
    return sessionId !== null && (await this.sessions.current('customer', sessionId)) !== null;
  }
}
