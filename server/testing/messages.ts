import { DataSource } from 'typeorm';
import type { TestApi } from './api.js';

const ADD = 'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number } }';

/** The id of a message that a guest sent. */
export async function sentMessage(
  { app, browser }: Pick<TestApi, 'app' | 'browser'>,
  files: string[] = [],
): Promise<string> {
  const sender = { name: 'Ayşe Işık', email: 'ayse@ornek.com', subject: 'OTHER' };
  const input = { ...sender, message: 'Kazan su basıncı düşüyor.', files };
  const { addContactMessage } = await browser().ask<{ addContactMessage: { number: string } }>(ADD, {
    input,
  });
  const [message] = await app
    .get(DataSource)
    .query<{ id: string }[]>('SELECT id FROM message WHERE number = $1', [addContactMessage.number]);
  if (!message) throw new Error('The message was not recorded');
  return message.id;
}
