import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Clock } from '../../kernel/clock/clock.js';
import { Config } from '../../kernel/config/config.js';
import { dataVersionKey } from '../../kernel/data-version/data-version-key.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { acceptedEncoding } from '../encoding/accepted-encoding.js';
import { EncodedBody } from '../encoding/encoded-body.js';
import { CachedBodies } from '../encoding/cached-bodies.js';
import { Metrics } from '../metrics/metrics.js';
import { mayBeStaff } from '../sign-in/cookies.js';

/** A body together with the type Apollo negotiated for it. */
interface CachedResponse {
  body: EncodedBody;
  contentType: string;
  weight: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key the response would be cached under, and the data versions it is made from. */
    cacheResponseAs?: { key: string; stamp: string };
    /** Set once the operation turned out to be the same for everybody and without errors. */
    responseIsCacheable?: boolean;
    cachedResponse?: CachedResponse;
  }
}

export const GRAPHQL_PATH = '/graphql';
const OK = 200;
const MAX_BODY_BYTES = 100_000;
const BROTLI_QUALITY = 4;

/**
 * Caches responses to anonymous queries under the exact text of the request. A hit is found while the body is read and
 * sent before Apollo sees it; whether a response may be cached at all is decided by the operation that made it.
 */
@Injectable()
export class ResponseCache {
  private readonly cache: CachedBodies<CachedResponse>;
  private readonly hit: () => void;
  private readonly miss: () => void;

  constructor(
    config: Config,
    metrics: Metrics,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
  ) {
    this.cache = new CachedBodies(config.responseCacheBytes);
    [this.hit, this.miss] = metrics.cache('graphql', () => this.cache.bytes);
  }

  /** To be called before the endpoint's route exists. */
  attach(server: FastifyInstance): void {
    for (const name of ['cacheResponseAs', 'responseIsCacheable', 'cachedResponse']) {
      void server.decorateRequest(name);
    }
    const parseJson = server.getDefaultJsonParser('error', 'ignore');
    server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (request.routeOptions.url === GRAPHQL_PATH && this.lookUp(request, body)) done(null, {});
      else void parseJson(request, body, done);
    });
    void server.addHook('onRoute', (route) => {
      if (route.url === GRAPHQL_PATH) this.attachToRoute(route);
    });
  }

  private attachToRoute(route: RouteOptions): void {
    route.bodyLimit = MAX_BODY_BYTES;
    route.preValidation = (request, reply, done) => {
      if (request.method === 'GET') this.lookUp(request, request.url);
      if (!request.cachedResponse) {
        done();
        return;
      }
      this.hit();
      void reply.header('x-cache', 'hit').type(request.cachedResponse.contentType);
      this.encode(request.cachedResponse.body, request, reply).then((bytes) => reply.send(bytes), done);
    };
    route.onSend = (request, reply, payload, done) => {
      if (typeof payload !== 'string') {
        done(null, payload);
        return;
      }
      const body = new EncodedBody(Buffer.from(payload), { brotliQuality: BROTLI_QUALITY });
      this.cacheResponse(body, request, reply);
      this.encode(body, request, reply).then((bytes) => done(null, bytes), done);
    };
  }

  /** Finds a cached response, or notes under which name and data versions this one might be cached. */
  private lookUp(request: FastifyRequest, text: string): boolean {
    if (!isAnonymous(request)) return false;
    const key = `${request.method} ${request.headers.accept ?? ''} ${text}`;
    const stamp = dataVersionKey(this.dataVersions.current(), this.clock.now());
    request.cachedResponse = this.cache.get(key, stamp);
    if (!request.cachedResponse) request.cacheResponseAs = { key, stamp };
    return request.cachedResponse !== undefined;
  }

  private cacheResponse(body: EncodedBody, request: FastifyRequest, reply: FastifyReply): void {
    // Apollo may still refuse to send the result of the operation, in a form the caller would not take.
    if (reply.statusCode !== OK || !request.responseIsCacheable || !request.cacheResponseAs) return;
    const { key, stamp } = request.cacheResponseAs;
    this.cache.set(key, stamp, {
      body,
      contentType: String(reply.getHeader('content-type')),
      weight: body.weight,
    });
    this.miss();
    void reply.header('x-cache', 'miss');
  }

  private async encode(body: EncodedBody, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const { encoding, bytes } = body.ready(wanted) ?? (await body.in(wanted));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.headers({
      vary: 'accept-encoding',
      'cache-control': 'no-store',
      'content-length': bytes.length,
    });
    return bytes;
  }
}

/** Requests with credentials get a response of their own; so does a GET that Apollo would refuse as forgeable. */
function isAnonymous({ method, headers }: FastifyRequest): boolean {
  if (headers.authorization !== undefined || mayBeStaff(headers)) return false;
  return method === 'POST' || headers['apollo-require-preflight'] !== undefined;
}
