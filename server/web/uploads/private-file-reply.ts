import type { FastifyReply } from 'fastify';
import type { NamedFile, PrivateFiles } from '../../kernel/files/private-files.js';
import { sendFile } from '../exports/file-reply.js';
import { FILE_POLICY } from '../security/security-headers.js';

/** Answers with a file as it was uploaded: it is saved, never run as a page of the shop. */
export async function sendPrivateFile(
  reply: FastifyReply,
  files: PrivateFiles,
  file: NamedFile,
): Promise<void> {
  void reply.headers({
    'content-type': file.mediaType,
    'content-length': file.bytes,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
  });
  if (reply.request.method === 'HEAD') void reply.send();
  else await sendFile(reply, await files.read(file.id));
}
