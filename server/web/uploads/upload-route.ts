import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { unsupportedMediaType } from '../../kernel/refusal/general.refusals.js';

/**
 * Of a route that takes a file as the body of its request, of any content type: the body is given to it as a stream, it may
 * take minutes to arrive, and how much of it is too much is for the route to say.
 */
export const TakesFile = () => applyDecorators(RouteConfig({ isUpload: true }));

export function isUploadRoute({ config }: { config?: object }): boolean {
  return config !== undefined && 'isUpload' in config;
}

/** Gives routes that take a file its content; to all others an unknown content type is none they understand. */
export function attachUploads(server: FastifyInstance): void {
  server.addContentTypeParser('*', (request, content, done) => {
    if (isUploadRoute(request.routeOptions)) done(null, content);
    else done(unsupportedMediaType());
  });
}
