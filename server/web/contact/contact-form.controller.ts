import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContentService, isClosedTo } from '../../features/content/index.js';
import { ContactMessages } from '../../features/messaging/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { payloadTooLarge, type RefusedField } from '../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { PageRoutes } from '../pages/page-routes.js';
import { readContactForm, TOO_LARGE } from './contact-form.js';

const SEE_OTHER = 303;

/** The contact form of a browser without scripts; with scripts it is sent over GraphQL. */
@Public()
@Controller('iletisim')
export class ContactFormController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly content: ContentService,
    private readonly pages: PageRoutes,
  ) {}

  /** Leads to the page of the message; one that is refused is answered with the form and what was typed into it. */
  @Post()
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (await isClosedTo(request, await this.content.maintenance())) {
      void reply.redirect('/iletisim', SEE_OTHER);
      return;
    }
    try {
      if (request.body === TOO_LARGE) throw payloadTooLarge();
      const input = await readContactForm(request.body);
      const { linkToken } = await this.messages.add(input, await request.requestContext());
      void reply.redirect(`/mesaj/${linkToken}`, SEE_OTHER);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.refuse(error, request, reply);
    }
  }

  private async refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { httpStatus: status, message, details } = refusal;
    const fields = (details.fields ?? []) as readonly RefusedField[];
    const errors = Object.fromEntries(fields.map(({ path, message: error }) => [path, error]));
    const { retryAfterSeconds } = details;
    if (typeof retryAfterSeconds === 'number') reply.raw.setHeader('retry-after', retryAfterSeconds);
    await this.pages.sendRefusedForm(
      { status, message, errors, values: textsOf(request.body) },
      request,
      reply,
    );
  }
}

/** As typed, by the names of the fields. */
const textsOf = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
