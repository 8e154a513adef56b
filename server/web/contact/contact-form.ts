import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddContactMessageInput } from '../../features/messaging/index.js';
import { unsupportedMediaType } from '../../kernel/refusal/general.refusals.js';
import { InputValidationPipe } from '../errors/validation.pipe.js';

const CONTACT_PATH = '/iletisim';
const FORM = 'application/x-www-form-urlencoded';
/** With files; it is read where it is taken. */
const FORM_WITH_FILES = 'multipart/form-data';
const MAX_FORM_BYTES = 128 * 1024;
/** A browser shows no answer before it has sent its whole form. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;

/** The body of a form that is too long to be read. */
export const TOO_LARGE = Symbol('too large');

/**
 * Reads the form that a browser sends without scripts. No other route takes one: a page of another site can send it without
 * a preflight.
 */
export function attachContactForm(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, async ({ routeOptions }: FastifyRequest, payload: Readable) => {
    if (routeOptions.url !== CONTACT_PATH) throw unsupportedMediaType();
    const body = await textOf(payload);
    return body === TOO_LARGE ? body : Object.fromEntries(new URLSearchParams(body));
  });
  server.addContentTypeParser(FORM_WITH_FILES, ({ routeOptions }: FastifyRequest, _payload, done) => {
    if (routeOptions.url === CONTACT_PATH) done(null);
    else done(unsupportedMediaType());
  });
}

async function textOf(payload: Readable): Promise<string | typeof TOO_LARGE> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // To destroy the rest would end the connection, or leave it without an answer until it times out.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_FORM_BYTES) chunks.push(chunk);
    if (bytes > MAX_DRAINED_BYTES) break;
  }
  return bytes > MAX_FORM_BYTES ? TOO_LARGE : Buffer.concat(chunks).toString('utf8');
}

export const hasFiles = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(FORM_WITH_FILES) === true;

/** The hidden field of a form that was refused, with what it had uploaded: ids with commas between them. */
export const UPLOADED = 'yuklenen';

/** By their names in the form. */
const FIELDS: Readonly<Record<string, keyof AddContactMessageInput>> = {
  ad: 'name',
  eposta: 'email',
  telefon: 'phone',
  firma: 'company',
  konu: 'subject',
  mesaj: 'message',
  urun: 'product',
  siparis: 'order',
  web: 'website',
};

const VALIDATION = new InputValidationPipe();

/** @throws BAD_USER_INPUT, BAD_REQUEST */
export async function readContactForm(body: unknown): Promise<AddContactMessageInput> {
  const typed = typeof body === 'object' && body !== null ? Object.entries<unknown>({ ...body }) : [];
  const known = typed.flatMap(([name, value]) => {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    return field && typeof value === 'string' ? [[field, value] as const] : [];
  });
  const uploaded = typed.find(([name]) => name === UPLOADED)?.[1];
  const files = typeof uploaded === 'string' && uploaded !== '' ? uploaded.split(',') : undefined;
  const input: unknown = await VALIDATION.transform(
    { ...Object.fromEntries(known), files },
    { type: 'body', metatype: AddContactMessageInput },
  );
  return input as AddContactMessageInput;
}
