import type { FastifyRequest } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Where there are pages, each address may be one. */
const PAGES = '/*';

/** The methods that the address of a request has routes for; none when its own method is one of them, or there is no route. */
export function allowedMethodsFor({ is404, url, server }: FastifyRequest): readonly string[] {
  if (!is404) return [];
  const [path = '/'] = url.split('?', 1);
  return METHODS.filter((method) => [path, PAGES].some((route) => server.hasRoute({ url: route, method })));
}
