import { Controller, Get, Inject, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffSessions } from '../../features/accounts/index.js';
import { isPermitted } from '../../kernel/actor/actor.js';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { AuthenticatedCause } from '../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../kernel/clock/istanbul.js';
import type { ListExport } from '../../kernel/exports/list-export.js';
import { ListExports } from '../../kernel/exports/list-exports.js';
import { forbidden, notFound } from '../../kernel/refusal/general.refusals.js';
import { OwnPagesGuard } from '../sign-in/own-pages.guard.js';
import { ExportQuery } from './export-query.js';
import { sendFile, spreadsheetHeaders } from './file-reply.js';
import { ListRequests } from './list-requests.js';

/** The lists that are exported, by their names. */
export const LIST_EXPORTS = Symbol('lists that are exported');

/** Any list of the panel as a file: what its query finds by the same variables, from beginning to end. */
@StaffOnly('any')
@UseGuards(OwnPagesGuard)
@Controller('admin/aktar')
export class ListExportsController {
  constructor(
    @Inject(LIST_EXPORTS) private readonly lists: readonly ListExport[],
    private readonly requests: ListRequests,
    private readonly exports: ListExports,
    private readonly sessions: StaffSessions,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND for an unknown list, FORBIDDEN, BAD_USER_INPUT, EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE */
  @Get(':list')
  async download(
    @Param('list') name: string,
    @Query() { liste }: ExportQuery,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentCause() cause: AuthenticatedCause,
    @CurrentContext() { staff, sessionIds }: RequestContext,
  ): Promise<void> {
    const list = this.lists.find((each) => each.name === name);
    if (!list) throw notFound();
    if (!staff || !isPermitted(staff, list.permission)) throw forbidden([list.permission]);
    const request = await this.requests.read(list, liste);
    const headers = spreadsheetHeaders(`${list.fileName}_${dayInIstanbul(this.clock.now())}.xlsx`);
    // Nobody reads the answer to HEAD: nothing is exported, and nothing recorded.
    if (method !== 'GET') {
      void reply.headers(headers).send();
      return;
    }
    await this.exports.send(list, request, cause, {
      mayRead: () => this.mayRead(sessionIds.staff, list),
      sendFile: (file) => sendFile(reply.headers(headers), file),
    });
  }

  private async mayRead(sessionId: string | null, { permission }: ListExport): Promise<boolean> {
    const staff = sessionId === null ? null : await this.sessions.current(sessionId);
    return staff !== null && isPermitted(staff, permission);
  }
}
