import { DataSource } from 'typeorm';
import type { TestApi } from './api.js';
import { uploadedFile } from './quotes.js';

const ADD = 'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number } }';

/** A message that a guest sent with a file. */
export async function messageWithFile({
  app,
  browser,
}: Pick<TestApi, 'app' | 'browser'>): Promise<{ messageId: string; messageFileId: string }> {
  const messageFileId = await uploadedFile({ app }, {}, '/mesaj-dosyasi');
  const sender = { name: 'Ayşe Işık', email: 'ayse@ornek.com', subject: 'OTHER' };
  const input = { ...sender, message: 'Kazan su basıncı düşüyor.', files: [messageFileId] };
  const { addContactMessage } = await browser().ask<{ addContactMessage: { number: string } }>(ADD, {
    input,
  });
  const [message] = await app
    .get(DataSource)
    .query<{ id: string }[]>('SELECT id FROM message WHERE number = $1', [addContactMessage.number]);
  if (!message) throw new Error('The message was not recorded');
  return { messageId: message.id, messageFileId };
}
