import { asTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { MessageReceived } from '../history/message.events.js';

const PUNCTUATION = /[^\p{Letter}\p{Number}]+/gu;
const SPACES = /\s+/;

/** What a message is found by. */
export type MessageTexts = Pick<
  MessageReceived,
  'number' | 'sender' | 'text' | 'productSlug' | 'orderNumber'
>;

/** The folded words of number, sender, references and text, each preceded by a space, without punctuation. */
export function messageSearchText({ number, sender, text, productSlug, orderNumber }: MessageTexts): string {
  const { name = '', email = '', phone = null, company = null } = sender ?? {};
  const references = [productSlug, orderNumber].map((reference) => reference ?? '');
  const texts = [
    number,
    name,
    email,
    (phone ?? '').replace(/\D/g, ''),
    company ?? '',
    ...references,
    text ?? '',
  ];
  return [...new Set(texts.flatMap(tokensOf))].map((word) => ` ${word}`).join('');
}

/** The words somebody searches for: a message has to have them all. */
export const searchedMessageWords = (text: string): string[] => [...new Set(tokensOf(asTyped(text)))];

const tokensOf = (text: string): string[] =>
  fold(text)
    .split(SPACES)
    .map((word) => word.replace(PUNCTUATION, ''))
    .filter((word) => word !== '');
