import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { unsupportedMediaType } from '../../kernel/refusal/general.refusals.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { type FormWithFiles, readFormWithFiles } from './form-with-files.js';

const LIMITS = { files: 10, fileBytes: 1_000 };

/** Reads a form that arrives in these pieces; `program.exe` is refused at once, every other file is read slowly. */
async function read(pieces: (form: Buffer) => Buffer[], names: string[]) {
  const form = new FormData();
  for (const name of names) form.append('dosya', new File([`${name}!`], name));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') };
  const raw = Object.assign(Readable.from(pieces(Buffer.from(await body.arrayBuffer()))), { headers });
  const found: FormWithFiles = { texts: {}, fileIds: [] };
  const store = async (content: Readable, name: string) => {
    if (name === 'program.exe') throw unsupportedMediaType();
    await wait(20);
    return { id: (await buffer(content)).toString() };
  };
  const reading = readFormWithFiles(raw as unknown as IncomingMessage, LIMITS, { read: found, store });
  const code = await codeOf(reading);
  return { code, stored: found.fileIds };
}

const atOnce = (form: Buffer) => [form];
const cutInLastFile = (form: Buffer) => {
  const at = form.lastIndexOf('!');
  return [form.subarray(0, at), form.subarray(at)];
};
const endingInLastFile = (form: Buffer) => cutInLastFile(form).slice(0, 1);

it('stores what arrived whole beside a file that is refused, before and after it', async () => {
  const { code, stored } = await read(atOnce, ['liste.csv', 'program.exe', 'ek.csv']);
  expect({ code, stored }).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE', stored: ['liste.csv!', 'ek.csv!'] });
});

it('stores nothing of a file that had not arrived whole by then', async () => {
  const { code, stored } = await read(cutInLastFile, ['liste.csv', 'program.exe', 'ek.csv']);
  expect({ code, stored }).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE', stored: ['liste.csv!'] });
});

it.each([[['liste.csv']], [['ek.csv', 'liste.csv']]])(
  'refuses a form that ends in a file, and stores nothing of that one: %j',
  async (names) => {
    const { code, stored } = await read(endingInLastFile, names);
    expect({ code, stored }).toEqual({
      code: 'BAD_REQUEST',
      stored: names.slice(0, -1).map((name) => `${name}!`),
    });
  },
);
