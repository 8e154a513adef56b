import { InputType, PickType } from '@nestjs/graphql';
import { NeededIdempotencyKey, NeededText } from '../../../kernel/input/input-fields.js';
import { AddContactMessageInput } from './contact-message.input.js';

const MAX_TEXT = 4_000;

@InputType({ description: 'A message of staff to somebody who has not written.' })
export class StartMessageInput extends PickType(AddContactMessageInput, [
  'name',
  'email',
  'subject',
  'order',
  'files',
] as const) {
  @NeededText({ maxLength: MAX_TEXT, description: 'The text, at most 4,000 characters; it is mailed.' })
  text: string;

  @NeededIdempotencyKey(
    'Random text of at least 16 characters, one per message: sending it again with the same body returns the same message.',
  )
  idempotencyKey: string;
}
