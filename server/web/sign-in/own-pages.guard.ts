import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { foreignOrigin } from './sign-in.refusals.js';

/** Where browsers say a request comes from: a page of the shop, or the address bar. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses what a page of another site made a browser read in the name of its visitor, where reading has effects. A link
 * on any page carries the session, as its cookie is Lax; only the browser knows where it stood. Programs send no such header.
 */
@Injectable()
export class OwnPagesGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const site = headers['sec-fetch-site'];
    if (typeof site === 'string' && !OWN.has(site)) throw foreignOrigin();
    return true;
  }
}
