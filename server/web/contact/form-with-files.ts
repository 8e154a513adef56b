import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { badRequest, payloadTooLarge } from '../../kernel/refusal/general.refusals.js';

interface FormLimits {
  /** How many files a form may have. */
  files: number;
  /** Of one file. */
  fileBytes: number;
}

/** Stores a file while it arrives. */
type StoreFile = (content: Readable, name: string) => Promise<{ id: string }>;

export interface FormWithFiles {
  /** By the names of the fields. */
  texts: Record<string, string>;
  fileIds: string[];
}

type Parser = InstanceType<typeof Busboy>;

const MAX_TEXT_BYTES = 64 * 1024;
const MAX_TEXTS = 20;

/** What reads a form hands its parts on to. */
interface FormReading {
  /** Gets what was read, also of a form that is refused. */
  read: FormWithFiles;
  store: StoreFile;
}

/**
 * Reads a form with files as a browser sends it; each file is stored while it arrives. Reading ends with the first file that
 * is refused.
 *
 * @throws BAD_REQUEST, PAYLOAD_TOO_LARGE, and what `store` throws
 */
export async function readFormWithFiles(
  raw: IncomingMessage,
  { files, fileBytes }: FormLimits,
  { read, store }: FormReading,
): Promise<void> {
  // One byte more than is allowed: the file is then refused by who stores it.
  const limits = { files, fileSize: fileBytes + 1, fields: MAX_TEXTS, fieldSize: MAX_TEXT_BYTES };
  const parser = openParser(raw, limits);
  const refusal = new Refused();
  const incoming = new IncomingFiles(store, refusal);
  parser.on('field', (name, value, _isNameCut, isCut) => {
    read.texts[name] = value;
    if (isCut) refusal.set(payloadTooLarge());
  });
  parser.on('file', (_field, content, name) => incoming.take(content, name));
  parser.on('filesLimit', () => refusal.set(payloadTooLarge()));
  parser.on('error', () => {
    refusal.set(badRequest());
    // At once: the parser goes on to end the file that it has read a part of.
    incoming.cutOff();
  });
  try {
    await feed(raw, parser, refusal);
    if (!refusal.isSet) await incoming.stored();
  } finally {
    // The parser ends what it has read to the end a tick later.
    await turn();
    incoming.cutOff();
    read.fileIds.push(...(await incoming.stored()));
  }
  refusal.throwIfSet();
}

/** The files of one form. */
class IncomingFiles {
  private readonly arriving = new Set<BusboyFileStream>();
  private readonly files: Promise<string[]>[] = [];

  constructor(
    private readonly store: StoreFile,
    private readonly refusal: Refused,
  ) {}

  take(content: BusboyFileStream, name: string | undefined): void {
    // A file field without a file is sent with an empty name.
    if (!name) {
      content.resume();
      return;
    }
    this.arriving.add(content);
    // Its reader sees that it was cut off; an error that nobody listens for would end the process.
    content.on('error', () => undefined);
    // The parser marks the end of a file with `null`, also when nothing of it was read yet.
    const push = content.push.bind(content);
    content.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (chunk === null) this.arriving.delete(content);
      return push(chunk, encoding);
    };
    this.files.push(this.storeOne(content, name));
  }

  /** The ids of those that were stored, as the form had them. */
  async stored(): Promise<string[]> {
    return (await Promise.all(this.files)).flat();
  }

  /** What did not arrive whole is stored nowhere. */
  cutOff(): void {
    for (const content of this.arriving) content.destroy();
  }

  private async storeOne(content: BusboyFileStream, name: string): Promise<string[]> {
    try {
      // To destroy the part would leave the rest of the form unread.
      const { id } = await this.store(Readable.from(content.iterator({ destroyOnReturn: false })), name);
      return [id];
    } catch (error) {
      this.refusal.set(error);
      return [];
    } finally {
      this.arriving.delete(content);
    }
  }
}

/** Why a form is not read on; the first reason counts. */
class Refused {
  private readonly controller = new AbortController();
  /** Resolves when there is one. */
  readonly promise = once(this.controller.signal, 'abort');

  get isSet(): boolean {
    return this.controller.signal.aborted;
  }

  set(reason: unknown): void {
    this.controller.abort(reason);
  }

  throwIfSet(): void {
    this.controller.signal.throwIfAborted();
  }
}

/** Hands on what arrives until it is all there, or refused. */
async function feed(raw: IncomingMessage, parser: Parser, refusal: Refused): Promise<void> {
  const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    if (refusal.isSet) return;
    if (!parser.write(chunk)) await Promise.race([event(parser, 'drain'), refusal.promise]);
  }
  if (refusal.isSet) return;
  const finished = event(parser, 'finish');
  parser.end();
  await Promise.race([finished, refusal.promise]);
}

const event = (parser: Parser, name: string) => new Promise((resolve) => parser.once(name, resolve));

function openParser(raw: IncomingMessage, limits: object): Parser {
  try {
    return new Busboy({ headers: raw.headers as BusboyHeaders, limits });
  } catch {
    // A form without a boundary.
    throw badRequest();
  }
}
