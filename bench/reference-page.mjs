import Fastify from 'fastify';

/** Answers every request with the bytes from standard input: the upper bound for a page. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const bytes = Buffer.concat(chunks);

const server = Fastify();
server.get('/*', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
);
await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${server.server.address().port}\n`);
