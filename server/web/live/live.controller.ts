import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { OwnPagesGuard } from '../sign-in/own-pages.guard.js';
import { EVENT_STREAM } from './event-stream.js';
import { LiveStreams } from './live-streams.js';

const HEADERS = {
  'content-type': EVENT_STREAM,
  // Neither stored nor compressed on the way: each event is to arrive at once.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Keeps the windows of the panel up to date. */
@StaffOnly('any')
@UseGuards(OwnPagesGuard)
@Controller('admin/live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Get()
  async open(
    @CurrentContext() context: RequestContext,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isRead = request.method === 'GET';
    const body = isRead ? await this.streams.open(context) : undefined;
    void reply.headers(HEADERS).send(body);
  }
}
