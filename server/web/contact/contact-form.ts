import type { FastifyInstance } from 'fastify';
import { AddContactMessageInput } from '../../features/messaging/index.js';
import { readInput } from '../../kernel/input/read-input.js';
import { unsupportedMediaType } from '../../kernel/refusal/general.refusals.js';

const CONTACT_PATH = '/iletisim';
const FORM = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 64 * 1024;

/**
 * Reads the form that a browser sends without scripts. No other route takes one: a page of another site can send it without
 * a preflight.
 */
export function attachContactForm(server: FastifyInstance): void {
  server.addContentTypeParser<string>(
    FORM,
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    ({ routeOptions }, body, done) => {
      if (routeOptions.url === CONTACT_PATH) done(null, Object.fromEntries(new URLSearchParams(body)));
      else done(unsupportedMediaType());
    },
  );
}

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

const LABELS: Partial<Record<keyof AddContactMessageInput, string>> = {
  name: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon',
  company: 'Firma',
  subject: 'Konu',
  message: 'Mesaj',
};

/** What a form holds, or the names of the fields that are wrong. */
export async function readContactForm(
  body: unknown,
): Promise<{ input: AddContactMessageInput } | { wrong: string[] }> {
  const typed = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const known = typed.flatMap(([name, value]) => {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    return field && typeof value === 'string' ? [[field, value] as const] : [];
  });
  const read = await readInput(AddContactMessageInput, Object.fromEntries(known));
  if ('input' in read) return read;
  return { wrong: read.wrong.map((field) => LABELS[field as keyof AddContactMessageInput] ?? field) };
}
