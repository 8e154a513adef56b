import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request; the address is the path of the request. */
export type Answering = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export type TestPictureHost = Awaited<ReturnType<typeof openTestPictureHost>>;

/** A web server of this machine that notes what it is asked for, and by how many at once. */
export async function openTestPictureHost(answers: Record<string, Answering> = {}) {
  const requests: IncomingMessage[] = [];
  const stats = { atOnce: 0, mostAtOnce: 0 };
  const server = createServer((request, response) => {
    requests.push(request);
    stats.atOnce += 1;
    stats.mostAtOnce = Math.max(stats.mostAtOnce, stats.atOnce);
    response.on('close', () => (stats.atOnce -= 1));
    const answer = answers[request.url ?? ''];
    if (answer) void answer(response, request);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** What it answers by path; a spec may add to it. */
    answers,
    requests,
    stats,
    port,
    paths: () => requests.map(({ url }) => url),
    url: (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
