import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exportFileName, listOfAddress, OrdersExport } from '../../features/orders/index.js';
import { StaffOnly } from '../../kernel/actor/audience.js';
import type { Cause } from '../../kernel/actor/cause.js';
import { CurrentCause } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';

/** The orders of the panel's list as a file, by the parameters of the list's address. */
@StaffOnly('orders')
@Controller('admin/siparisler')
export class OrderExportController {
  constructor(
    private readonly orders: OrdersExport,
    private readonly clock: Clock,
  ) {}

  @Get('aktar')
  async download(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentCause() cause: Cause,
  ): Promise<void> {
    const now = this.clock.now();
    const [, query = ''] = request.url.split('?', 2);
    void reply.headers({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${exportFileName(now)}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    // Nobody reads the answer to HEAD: nothing is exported, and nothing recorded.
    if (request.method !== 'GET') {
      void reply.send();
      return;
    }
    const file = await this.orders.open(listOfAddress(new URLSearchParams(query), now), cause);
    void reply.send(Readable.from(file, { objectMode: false }));
  }
}
