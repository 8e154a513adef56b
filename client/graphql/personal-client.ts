import { type Client, createClient, fetchExchange } from '@urql/core';
import { ENDPOINT } from './client';
import { plainVariables } from './plain-variables';

/**
 * A client for what belongs to one visitor. It keeps no answers: the cache of the catalog would drop its lists
 * whenever a change is answered with one of their products.
 */
export function openPersonalClient(): Client {
  return createClient({
    url: ENDPOINT,
    exchanges: [plainVariables, fetchExchange],
    preferGetMethod: false,
  });
}
