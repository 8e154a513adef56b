import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Config } from '../../kernel/config/config.js';
import { foreignOrigin } from './sign-in.refusals.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site made a browser send in the name of its visitor. Cookies are SameSite and GraphQL wants a
 * content type that needs a preflight; this stands behind both, for every endpoint.
 */
@Injectable()
export class ForeignOrigin {
  private readonly publicHost?: string;

  constructor({ publicUrl }: Config) {
    this.publicHost = publicUrl && new URL(publicUrl).host;
  }

  attach(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      done(this.isForged(request) ? foreignOrigin() : undefined);
    });
  }

  /** Only browsers send an origin and only cookies are sent unasked: programs are not concerned. */
  private isForged({ method, headers, host }: FastifyRequest): boolean {
    const { origin, cookie } = headers;
    if (READING.has(method) || cookie === undefined || origin === undefined) return false;
    if (!URL.canParse(origin)) return true;
    // The host alone: behind a proxy that ends https and is not trusted, the protocol would differ.
    const from = new URL(origin);
    return from.host !== hostOf(from.protocol, host) && from.host !== this.publicHost;
  }
}

/** Without the port that goes without saying. */
function hostOf(protocol: string, host: string): string | undefined {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
