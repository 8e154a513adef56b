import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContentService, isClosedTo } from '../../features/content/index.js';
import { ContactMessages } from '../../features/messaging/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { plainRefusalPage } from '../pages/page.js';
import { sendPage } from '../pages/page-response.js';
import { readContactForm } from './contact-form.js';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** The contact form of a browser without scripts; with scripts it is sent over GraphQL. */
@Public()
@Controller('iletisim')
export class ContactFormController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly content: ContentService,
  ) {}

  /** Leads to the page that names the reference number. What was typed stays behind the way back. */
  @Post()
  async send(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (await isClosedTo(request, await this.content.maintenance())) {
      void reply.redirect('/iletisim', SEE_OTHER);
      return;
    }
    const form = await readContactForm(body);
    if ('wrong' in form) {
      refuse(request, reply, UNPROCESSABLE, `Şu alanları denetleyin: ${form.wrong.join(', ')}.`);
      return;
    }
    try {
      const { number } = await this.messages.add(form.input, await request.requestContext());
      void reply.redirect(`/iletisim?gonderildi=${number}`, SEE_OTHER);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(request, reply, error.httpStatus, error.message);
    }
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string): void {
  sendPage(plainRefusalPage(status, 'Mesajınız gönderilemedi', message), { from: 'none' }, request, reply);
}
