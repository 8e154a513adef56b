import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What Node marks on a response whose connection is gone. */
interface Closable {
  destroyed: boolean;
  _closed: boolean;
}

const responsesOf = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Closes all responses of a connection that drops. Node closes the one that is being sent alone: those queued behind it, of
 * requests that a client sent without waiting, would hold for ever what they were given, such as the place of an export.
 */
export function closeDroppedResponses(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, reply, done) => {
    const responses = responsesOf.get(raw.socket) ?? follow(raw.socket);
    responses.add(reply.raw);
    reply.raw.once('close', () => responses.delete(reply.raw));
    if (raw.socket.destroyed) close(reply.raw);
    done();
  });
}

function follow(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  responsesOf.set(socket, responses);
  socket.once('close', () => {
    // Node has closed the one that was being sent by now.
    for (const response of responses) close(response);
  });
  return responses;
}

function close(response: ServerResponse): void {
  const state = response as unknown as Closable;
  if (state._closed || response.writableFinished) return;
  Object.assign(state, { destroyed: true, _closed: true });
  response.emit('close');
}
