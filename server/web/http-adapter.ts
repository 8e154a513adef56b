import { Socket } from 'node:net';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../kernel/config/config.js';
import { callerRequestId, newRequestId } from '../kernel/logging/request-id.js';
import { closeDroppedResponses } from './dropped-responses.js';
import { pathOfRequest, refuseMalformedRequest } from './errors/malformed-requests.js';
import { EVENT_STREAM } from './live/event-stream.js';
import { loggedPath } from './logged-path.js';
import { Metrics } from './metrics/metrics.js';
import { hasBody, takesFiles } from './uploads/upload-route.js';

/**
 * How long a request may take to arrive: its headers, and all of it. Node looks only every so often, by default every 30
 * seconds. Only uploads take more than a megabyte, and slow senders more time for them.
 */
export const RECEIVING_TIMEOUTS = {
  headersMs: 15_000,
  requestMs: 30_000,
  uploadMs: 300_000,
  checkMs: 5_000,
};
/** Longer than the idle time of common load balancers, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const MAX_BODY_BYTES = 1_000_000;
const MAX_PARAMETER_CHARACTERS = 200;
const IDLE_CHECK_MS = 50;

/** Fastify as every process of the shop serves it. */
export function createHttpAdapter(
  config: Config,
  logger: Logger,
  { headersMs, requestMs, uploadMs, checkMs } = RECEIVING_TIMEOUTS,
): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    http: { headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval: checkMs },
    requestTimeout: uploadMs,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trusted(config.trustProxy),
    forceCloseConnections: 'idle',
    // No feature uses middleware: what protects a path is a guard or a hook.
    skipMiddie: true,
    rewriteUrl: pathOfRequest,
    clientErrorHandler: refuseMalformedRequest,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
  });
  closeConnectionsThatBecomeIdle(adapter.getInstance());
  closeDroppedResponses(adapter.getInstance());
  limitBodies(adapter.getInstance(), requestMs);
  return adapter;
}

/**
 * The proxies believed in, counted from the shop outwards: a visitor can forge whatever stands before them in
 * `X-Forwarded-For`.
 */
function trusted(proxies: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** While the server closes, a connection that was still sending a response is closed after it. */
function closeConnectionsThatBecomeIdle(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    timer = setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    done();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });
}

/** Node has one limit for all requests, that of uploads: what is no upload gets the time of all others. */
function limitBodies(server: FastifyInstance, requestMs: number): void {
  server.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (hasBody(raw.headers) && !takesFiles(routeOptions)) {
      const timer = setTimeout(() => {
        // A request that specs inject comes over no connection.
        if (!raw.complete && raw.socket instanceof Socket) refuseMalformedRequest(TOO_SLOW, raw.socket);
      }, requestMs).unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const TOO_SLOW = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** One line and one measurement per request; the query string stays out, it may hold what a visitor typed. */
export function attachRequestLog(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const { method } = request;
      const status = reply.raw.statusCode;
      const milliseconds = reply.elapsedTime;
      // A stream lasts as long as its reader stays: that measures nothing of the server.
      if (reply.getHeader('content-type') !== EVENT_STREAM) {
        metrics.request({ method, route: request.routeOptions.url ?? 'none', status }, milliseconds);
      }
      const [path = ''] = request.url.split('?', 1);
      request.log.info(
        {
          method,
          path: loggedPath(path),
          status,
          milliseconds: Math.round(milliseconds * 10) / 10,
          callerRequestId: callerRequestId(request.headers['x-request-id']),
        },
        'request completed',
      );
      done();
    });
}
