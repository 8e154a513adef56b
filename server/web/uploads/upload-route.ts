import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { unsupportedMediaType } from '../../kernel/refusal/general.refusals.js';
import { uploadIsForm } from './upload.refusals.js';

/**
 * Of a route that takes a file as the body of its request, of any content type but a form's: the route reads the raw request
 * itself, which may take minutes to arrive, and how much of it is too much is for the route to say.
 */
export const TakesFile = () => applyDecorators(RouteConfig({ isUpload: true }));

/** A type that has no parser of its own. */
const FILE = 'application/octet-stream';

export function isUploadRoute({ config }: { config?: object }): boolean {
  return config !== undefined && 'isUpload' in config;
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
  server.addContentTypeParser('*', (request, _content, done) => {
    if (isUploadRoute(request.routeOptions)) done(null);
    else done(unsupportedMediaType());
  });
}

const isForm = (contentType = '') => /^\s*multipart\//i.test(contentType);
