import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsupportedMediaType } from '../../kernel/refusal/general.refusals.js';
import type { UploadLimit } from '../../kernel/files/upload-limit.js';
import { uploadIsForm } from './upload.refusals.js';

/**
 * Of a route that takes a file as the body of its request, of any content type but a form's: the route reads the raw request
 * itself, which may take minutes to arrive, and how much of it is too much is for the route to say.
 */
export const TakesFile = () => applyDecorators(RouteConfig({ isUpload: true }));

/** Of a route that takes a form with files, which may take as long to arrive; the route reads the raw request itself. */
export const TakesFormWithFiles = () => applyDecorators(RouteConfig({ isFormWithFiles: true }));

/** A type that has no parser of its own. */
const FILE = 'application/octet-stream';

export function isUploadRoute({ config }: { config?: object }): boolean {
  return config !== undefined && 'isUpload' in config;
}

/** Whether what is sent to a route may be large. */
export const takesFiles = (route: { config?: object }): boolean =>
  isUploadRoute(route) || (route.config !== undefined && 'isFormWithFiles' in route.config);

/**
 * What is sent, for a handler to read as far as it likes: the connection stays to say what was wrong with it.
 *
 * @throws the refusal of the limit for a request that announces more, before any of it is read
 */
export function uploadOf({ raw }: FastifyRequest, { maxBytes, tooLarge }: UploadLimit): Readable {
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const file = new PassThrough();
  // Its reader gets the error, too; one that nobody listens for at that moment would end the process.
  file.on('error', () => undefined);
  raw.once('error', (error) => file.destroy(error));
  // A pipeline or an iterator would destroy the request with a refused file, and its connection before the answer is sent.
  return raw.pipe(file);
}

/** Most senders read an answer only once they have sent all: the rest of a refused upload is drained, up to these bounds. */
const STALLED_MS = 5_000;
const DRAIN_MS = 60_000;
const MAX_DRAINED_BYTES = 32 * 1_024 * 1_024;
/** Strangers, and those who come too often, are cut off at once. */
const CUT_OFF = new Set([401, 403, 429]);

/** A connection on which somebody still sends what nobody reads is no use for another request: Node would read it to its end. */
async function closeUnread({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isUpload = takesFiles(routeOptions);
  if (isUpload ? raw.readableEnded : !isUnread(raw)) return;
  void reply.header('connection', 'close');
  if (isUpload && !CUT_OFF.has(reply.statusCode)) await drain(raw);
}

/** Whether more of a body may arrive than was taken. */
export const isUnread = (request: IncomingMessage): boolean => hasBody(request.headers) && !request.complete;

/** Whether a request says that it has a body. */
export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function drain(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const stalled = setTimeout(end, STALLED_MS);
    const timer = setTimeout(end, DRAIN_MS);
    const count = (chunk: Buffer) => {
      stalled.refresh();
      bytes += chunk.length;
      if (bytes > MAX_DRAINED_BYTES) end();
    };
    function end() {
      clearTimeout(stalled);
      clearTimeout(timer);
      raw.off('data', count).pause();
      resolve();
    }
    raw.on('data', count).once('end', end).once('close', end).resume();
  });
}

/** Leaves the bodies of routes that take a file unread; to all others an unknown content type is none they understand. */
export function attachUploads(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    if (!isUploadRoute(routeOptions)) {
      done();
      return;
    }
    if (isForm(headers['content-type'])) {
      done(uploadIsForm());
      return;
    }
    // Parsers of known types come before that of all others, so a CSV sent as text would be decoded, and JSON be parsed.
    headers['content-type'] = FILE;
    done();
  });
  server.addHook('onSend', closeUnread);
  server.addContentTypeParser('*', (request, _content, done) => {
    if (isUploadRoute(request.routeOptions)) done(null);
    else done(unsupportedMediaType());
  });
}

const isForm = (contentType = '') => /^\s*multipart\//i.test(contentType);
