import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
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
    if (name === 'program.exe') throw new Error('refused');
    await wait(20);
    return { id: (await buffer(content)).toString() };
  };
  await expect(
    readFormWithFiles(raw as unknown as IncomingMessage, LIMITS, { read: found, store }),
  ).rejects.toThrow('refused');
  return found.fileIds;
}

const atOnce = (form: Buffer) => [form];
const cutInLastFile = (form: Buffer) => {
  const at = form.lastIndexOf('!');
  return [form.subarray(0, at), form.subarray(at)];
};

it('stores what arrived whole beside a file that is refused, before and after it', async () => {
  expect(await read(atOnce, ['liste.csv', 'program.exe', 'ek.csv'])).toEqual(['liste.csv!', 'ek.csv!']);
});

it('stores nothing of a file that had not arrived whole by then', async () => {
  expect(await read(cutInLastFile, ['liste.csv', 'program.exe', 'ek.csv'])).toEqual(['liste.csv!']);
});
