import type { FastifyRequest } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Where there are pages, each address may be one. */
const PAGES = '/*';
/** What the router takes for parameters and wildcards: it looks up patterns, also such as cannot be read. */
const LIKE_A_PATTERN = /[:*]/;

/** The methods that the address of a request has routes for; none when its own method is one of them, or there is no route. */
export function allowedMethodsFor({ is404, url: address, server }: FastifyRequest): readonly string[] {
  if (!is404) return [];
  const [path = '/'] = address.split('?', 1);
  const routes = LIKE_A_PATTERN.test(path) ? [PAGES] : [path, PAGES];
  return METHODS.filter((method) => routes.some((url) => server.hasRoute({ url, method })));
}
