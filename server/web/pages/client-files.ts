import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EVERYBODY } from '../../kernel/actor/audience.js';

/** Files under assets/ carry a hash of their content in their names. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=3600';
const OBSOLETE_SCRIPT = 'application/javascript; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Serves the files of the built client, each as a route of its own that is made at the start: no request ever forms a
 * path, and hidden files (the manifest of the build) have no route. The build puts a `.br` and a `.gz` beside what is
 * worth compressing.
 */
export async function attachClientFiles(server: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets', path.sep);
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, audience: EVERYBODY };
    });
    // The library's name for scripts is obsolete since RFC 9239.
    scope.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.getHeader('content-type') === OBSOLETE_SCRIPT) void reply.type(SCRIPT);
      done(null, payload);
    });
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: true,
      index: false,
      decorateReply: false,
      suppressWarning: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header('cache-control', file.startsWith(assets) ? IMMUTABLE : SHORT_LIVED);
      },
    });
  });
}
