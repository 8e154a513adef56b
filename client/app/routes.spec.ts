/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from '@urql/core';
import { createStaticHandler } from 'react-router-dom';
import { openServerClient } from '../graphql/client';
import { createRoutes } from './routes';

/** A shop of this name, whose answers take some time. */
function clientOf(siteName: string, delayMs: number): Client {
  const maintenance = { enabled: false, message: '', disableIndexing: false };
  const data = { maintenance, siteSettings: { siteName } };
  return openServerClient(() => pause(delayMs, { data })).client;
}

it('loads every page with the client of its own request, also when two load at once', async () => {
  const handler = createStaticHandler(createRoutes((context) => context as Client));
  const siteOf = async (client: Client) => {
    const context = await handler.query(new Request('http://shop.test/yok'), { requestContext: client });
    if (context instanceof Response) throw new Error('redirected');
    return context.loaderData.layout as unknown;
  };
  const [slow, quick] = await Promise.all([siteOf(clientOf('Yavaş', 20)), siteOf(clientOf('Hızlı', 1))]);
  expect(slow).toMatchObject({ siteSettings: { siteName: 'Yavaş' } });
  expect(quick).toMatchObject({ siteSettings: { siteName: 'Hızlı' } });
});
