import { openImportClient } from './import-client.mjs';
import { startApi, startWorker } from './processes.mjs';

/**
 * Starts a shop that imports, and stops it after some work.
 *
 * @param {{ databaseUrl: string, dataDir: string, workers?: number, env?: Record<string, string> }} shop `env` of its API
 * @param {(shop: { api: Server, workers: Server[], client: Awaited<ReturnType<typeof openImportClient>> }) => Promise<Result>} work
 * @returns {Promise<Result>}
 * @typedef {Awaited<ReturnType<typeof startApi>>} Server
 * @template Result
 */
export async function withImportShop({ databaseUrl, dataDir, workers: count = 1, env }, work) {
  const started = [];
  try {
    const api = await startApi(databaseUrl, dataDir, env);
    started.push(api);
    for (let n = 0; n < count; n += 1) started.push(await startWorker(databaseUrl, dataDir));
    const client = await openImportClient({ origin: api.origin, databaseUrl, dataDir });
    return await work({ api, workers: started.slice(1), client });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}
