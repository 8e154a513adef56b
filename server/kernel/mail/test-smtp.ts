import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Header lines, unfolded. */
  headers: string[];
  /** Everything after the headers, its quoted-printable parts made readable. */
  body: string;
}

/** A minimal SMTP server: accepts every mail, but refuses recipients that begin with `nobody`. */
export async function openTestSmtp() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, mails);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    mails,
    url: `smtp://127.0.0.1:${portOf(server)}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

function converse(socket: Socket, mails: ReceivedMail[]): void {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let unread = '';
  let from = '';
  let recipients = [] as string[];
  let isReceiving = false;

  const handleCommand = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT' && line.includes('<nobody')) return void reply(`550 ${line} is unknown`);
    if (command === 'MAIL') [from, recipients] = [addressIn(line), []];
    if (command === 'RCPT') recipients.push(addressIn(line));
    if (command === 'DATA') isReceiving = true;
    reply(command === 'DATA' ? '354 go on' : '250 ok');
  };

  const receive = (): void => {
    const end = unread.indexOf('\r\n.\r\n');
    if (end < 0) return;
    mails.push({ from, recipients, ...partsOf(unread.slice(0, end)) });
    unread = unread.slice(end + 5);
    isReceiving = false;
    reply('250 accepted');
  };

  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    unread += chunk.toString();
    while (!isReceiving && unread.includes('\r\n')) {
      const [line = ''] = unread.split('\r\n', 1);
      unread = unread.slice(line.length + 2);
      handleCommand(line);
    }
    if (isReceiving) receive();
  });
  reply('220 test');
}

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';

function partsOf(mail: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  return {
    headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
    body: readable(rest.join('\r\n\r\n')),
  };
}

function readable(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
