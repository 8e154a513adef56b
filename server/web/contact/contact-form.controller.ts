import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContentService, isClosedTo } from '../../features/content/index.js';
import {
  ContactMessages,
  MAX_MESSAGE_FILES,
  MESSAGE_FILE_UPLOAD,
  MessageFiles,
} from '../../features/messaging/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { payloadTooLarge, type RefusedField } from '../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { PageRoutes } from '../pages/page-routes.js';
import { TakesFormWithFiles } from '../uploads/upload-route.js';
import { hasFiles, readContactForm, TOO_LARGE, UPLOADED } from './contact-form.js';
import { type FormWithFiles, readFormWithFiles } from './form-with-files.js';

const SEE_OTHER = 303;
const FILE_GONE = 'MESSAGE_FILE_GONE';

/** The contact form of a browser without scripts; with scripts it is sent over GraphQL. */
@Public()
@Controller('iletisim')
export class ContactFormController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly files: MessageFiles,
    private readonly content: ContentService,
    private readonly pages: PageRoutes,
  ) {}

  /** Leads to the page of the message; one that is refused is answered with the form and what was typed into it. */
  @Post()
  @TakesFormWithFiles()
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (await isClosedTo(request, await this.content.maintenance())) {
      void reply.redirect('/iletisim', SEE_OTHER);
      return;
    }
    const form: FormWithFiles = { texts: textsOf(request.body), fileIds: [] };
    try {
      if (request.body === TOO_LARGE) throw payloadTooLarge();
      if (hasFiles(request)) await this.readFiles(form, request);
      const input = await readContactForm(typedIn(form));
      const { linkToken } = await this.messages.add(input, await request.requestContext());
      void reply.redirect(`/mesaj/${linkToken}`, SEE_OTHER);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.refuse(error, typedIn(form), request, reply);
    }
  }

  private async readFiles(read: FormWithFiles, request: FastifyRequest): Promise<void> {
    const { address } = await request.requestContext();
    await readFormWithFiles(
      request.raw,
      { files: MAX_MESSAGE_FILES, fileBytes: MESSAGE_FILE_UPLOAD.maxBytes },
      { read, store: (content, name) => this.files.upload(content, name, address) },
    );
  }

  private async refuse(
    refusal: Refusal,
    values: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { httpStatus: status, message, details } = refusal;
    const fields = (details.fields ?? []) as readonly RefusedField[];
    const errors = Object.fromEntries(fields.map(({ path, message: error }) => [path, error]));
    // What is gone, or more than a message may have, would be refused again: without scripts nobody can take a file out.
    const kept = refusal.code === FILE_GONE ? omit(values, UPLOADED) : withinLimit(values);
    const { retryAfterSeconds } = details;
    if (typeof retryAfterSeconds === 'number') reply.raw.setHeader('retry-after', retryAfterSeconds);
    await this.pages.sendRefusedForm({ status, message, errors, values: kept }, request, reply);
  }
}

/** What was typed, with the files that were uploaded now or with an earlier attempt. */
function typedIn({ texts, fileIds }: FormWithFiles): Record<string, string> {
  const uploaded = [texts[UPLOADED] ?? '', ...fileIds].filter(Boolean).join(',');
  return uploaded ? { ...texts, [UPLOADED]: uploaded } : texts;
}

function withinLimit(values: Record<string, string>): Record<string, string> {
  const uploaded = values[UPLOADED]?.split(',').slice(0, MAX_MESSAGE_FILES).join(',');
  return uploaded === undefined ? values : { ...values, [UPLOADED]: uploaded };
}

const omit = (values: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([known]) => known !== name));

/** As typed, by the names of the fields. */
const textsOf = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
