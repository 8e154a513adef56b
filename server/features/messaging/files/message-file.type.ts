import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { NamedFile } from '../../../kernel/files/private-files.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { SentFiles } from '../history/message.events.js';
import type { MessageSnapshot } from '../history/message.snapshot.js';

@ObjectType({
  description:
    'A file of a conversation: its sender gets it at /mesaj/{linkToken}/dosya/{id}, staff at /admin/mesajlar/{messageId}/dosya/{id}.',
})
export class MessageFile {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'As who sent it named it; null once erased.' })
  name: string | null;

  @Field(() => String, { description: 'What is in it: application/pdf.' })
  mediaType: string;

  @Field(() => Int, { description: 'Its size.' })
  bytes: number;
}

/** With their names; null for each that was erased. */
export const namedFiles = ({ files = [], fileNames }: SentFiles): MessageFile[] =>
  files.map((file) => ({ ...file, name: fileNames?.[file.id] ?? null }));

/** A file of a message, an answer or a reply; null for what the conversation does not have, and once the sender was erased. */
export function fileOfMessage(message: MessageSnapshot | null, id: string): NamedFile | null {
  if (!message?.sender) return null;
  const sent = message.events.flatMap(({ data }) => ('files' in data ? namedFiles(data) : []));
  const file = sent.find((one) => one.id === id);
  if (!file) return null;
  const { mediaType, bytes, name } = file;
  return { id, mediaType, bytes, name: name ?? 'dosya' };
}
