import { createServer, type IncomingMessage, type Server } from 'node:http';
import { readConfig } from '../config/config.js';
import { Chat } from './chat.js';

const NEEDED = {
  DATABASE_URL: 'postgres://shop@db/shop',
  MASTER_KEY: Buffer.alloc(32, 'test').toString('base64'),
};
const MESSAGE = {
  heading: 'Yeni mesaj MSJ-1F3C5A70',
  lines: ['Ad soyad: Ayşe Işık', 'Vana\u001b[2J akıtıyor'],
  key: 'k.1',
};

const chatOf = (variables: Record<string, string> = {}) => new Chat(readConfig({ ...NEEDED, ...variables }));

async function outputOf(chat: Chat): Promise<string> {
  let output = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
  try {
    await chat.send(MESSAGE);
  } finally {
    write.mockRestore();
  }
  return output;
}

/** Something that takes what the Cloud API of WhatsApp takes. */
async function openService(status: number) {
  const requests: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return { requests, url: `http://127.0.0.1:${port}/messages`, close: () => server.close() };
}

const configured = (url: string) =>
  chatOf({ WHATSAPP_URL: url, WHATSAPP_TOKEN: 'secret-token', WHATSAPP_TO: '905321112233' });

it('writes the whole text into the output of a demo, without what a terminal would carry out', async () => {
  const output = await outputOf(chatOf({ DEMO: '1' }));
  expect(output).toContain('*Yeni mesaj MSJ-1F3C5A70*\nAd soyad: Ayşe Işık\nVana[2J akıtıyor');
});

it.each(['production', 'development'])(
  'writes nothing of a person into the output of %s',
  async (environment) => {
    const output = await outputOf(chatOf({ NODE_ENV: environment }));
    expect(output).toContain('Yeni mesaj MSJ-1F3C5A70');
    expect(output).not.toContain('Ayşe');
    expect(output).not.toContain('Vana');
  },
);

it('sends the text over HTTP where that is configured, and writes nothing', async () => {
  const service = await openService(200);
  expect(await outputOf(configured(service.url))).toBe('');
  expect(service.requests).toMatchObject([
    { headers: { authorization: 'Bearer secret-token', 'idempotency-key': 'k.1' } },
  ]);
  expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    to: '905321112233',
    type: 'text',
    text: { preview_url: false, body: `*${MESSAGE.heading}*\n${MESSAGE.lines.join('\n')}` },
  });
  service.close();
});

it.each([500, 401, 307])(
  'throws without naming content or recipient when the service answers %i',
  async (status) => {
    const service = await openService(status);
    const error: unknown = await configured(service.url)
      .send(MESSAGE)
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'ChatError' });
    expect(String(error)).not.toMatch(/Ayşe|9053|secret/);
    expect(service.requests).toHaveLength(1);
    service.close();
  },
);

it.each([
  [{ WHATSAPP_URL: 'https://graph.example/messages' }, 'WHATSAPP_TOKEN'],
  [{ WHATSAPP_URL: 'ftp://graph.example', WHATSAPP_TOKEN: 't', WHATSAPP_TO: '905321112233' }, 'WHATSAPP_URL'],
  [{ WHATSAPP_URL: 'https://graph.example', WHATSAPP_TOKEN: 't', WHATSAPP_TO: 'Ayşe' }, 'WHATSAPP_TO'],
])('refuses to start with %o, naming %s', (variables, name) => {
  expect(() => chatOf(variables)).toThrow(name);
});
