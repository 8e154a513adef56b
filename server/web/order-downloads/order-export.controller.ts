import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffSessions } from '../../features/accounts/index.js';
import { exportFileName, listOfAddress, OrdersExport } from '../../features/orders/index.js';
import { StaffOnly } from '../../kernel/actor/audience.js';
import { isPermitted } from '../../kernel/actor/actor.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { OwnPagesGuard } from '../sign-in/own-pages.guard.js';
import { sendFile } from './file-reply.js';

const HEADERS = {
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** The orders of the panel's list as a file, by the parameters of the list's address. */
@StaffOnly('orders')
@UseGuards(OwnPagesGuard)
@Controller('admin/siparisler')
export class OrderExportController {
  constructor(
    private readonly orders: OrdersExport,
    private readonly sessions: StaffSessions,
    private readonly clock: Clock,
  ) {}

  @Get('aktar')
  async download(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentCause() cause: Cause,
    @CurrentContext() { sessionIds }: RequestContext,
  ): Promise<void> {
    // Nobody reads the answer to HEAD: nothing is exported, and nothing recorded.
    if (request.method !== 'GET') {
      void reply.headers(HEADERS).send();
      return;
    }
    const now = this.clock.now();
    const [, query = ''] = request.url.split('?', 2);
    await this.orders.send(listOfAddress(new URLSearchParams(query), now), cause, {
      mayRead: () => this.mayRead(sessionIds.staff),
      sendFile: (file) => {
        const name = exportFileName(now);
        void reply.headers(HEADERS).header('content-disposition', `attachment; filename="${name}"`);
        return sendFile(reply, file);
      },
    });
  }

  private async mayRead(sessionId: string | null): Promise<boolean> {
    const staff = sessionId === null ? null : await this.sessions.current(sessionId);
    return staff !== null && isPermitted(staff, 'orders');
  }
}
