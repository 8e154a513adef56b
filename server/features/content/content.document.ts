import { z } from 'zod';
import { documentKind } from '../../kernel/records/document-kind.js';
import { contentInvalid } from './content.refusals.js';

/** A path, https, mailto or tel. A backslash or a second slash would leave the site; `javascript:` is refused. */
const SAFE_ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^\s\\<>"\p{Cc}]*$/u;

/** Whether an address may be used in a link of the shop. */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address);
}

const text = z.string().trim();
const requiredText = text.min(1, 'Boş olamaz.');
const address = text.refine(isSafeAddress, 'Bağlantı /, https://, mailto: ya da tel: ile başlamalıdır.');
const email = z.email('Geçerli bir e-posta adresi yazın.');
const pictureAddress = address.refine(
  (found) => /^(?:\/|https:)/.test(found),
  'Görselin adresi / ya da https:// ile başlamalıdır.',
);
/** An empty list is null, too: the panel can show no difference. */
const listOrNull = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((list) => (list && list.length > 0 ? list : null));
const identifier = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

function withUniqueIds<Item extends z.ZodType<{ id: string }>>(item: Item) {
  return z.array(item).refine((items) => new Set(items.map(({ id }) => id)).size === items.length);
}

const link = z.object({ id: identifier, text: requiredText, url: address, order: z.number().int() });
const logo = z.object({ text: requiredText, subtext: text });
const seo = z.object({
  title: text.nullable(),
  description: text.nullable(),
  keywords: z.array(requiredText),
});

const header = z.object({
  logo,
  /** Null takes the value of the settings. */
  topBar: z.object({
    enabled: z.boolean(),
    phone: requiredText.nullable(),
    email: email.nullable(),
    announcement: text,
  }),
  navigation: withUniqueIds(link),
});

const footer = z.object({
  logo,
  description: text,
  /** Null takes the value of the settings. Opening hours come from the settings alone. */
  contact: z.object({
    address: requiredText.nullable(),
    phones: listOrNull(requiredText),
    emails: listOrNull(email),
  }),
  social: z.object({
    facebook: address.nullable(),
    twitter: address.nullable(),
    instagram: address.nullable(),
    linkedin: address.nullable(),
  }),
  quickLinks: withUniqueIds(link),
  legalLinks: withUniqueIds(link),
  copyright: text,
});

const section = z.object({
  id: identifier,
  title: text,
  content: text,
  items: z.array(z.object({ title: text, text })),
  order: z.number().int(),
});

const page = z.object({
  title: requiredText,
  subtitle: text,
  description: text,
  heroImage: pictureAddress.nullable(),
  sections: withUniqueIds(section),
  seo,
});

const maintenance = z.object({
  enabled: z.boolean(),
  /** Empty shows the default message. */
  message: text,
  allowAdminAccess: z.boolean(),
  disableIndexing: z.boolean(),
});

/** The words that stand for each answer of the product wizard, by the code of the answer. */
const wizard = z.object({
  keywords: withUniqueIds(
    z.object({ id: z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/), terms: z.array(requiredText).max(60) }),
  ),
});

/** Every document of the site by its key, as it is stored. Validated on each read and save. */
export const contentDocuments = z.object({
  header,
  footer,
  home: page,
  about: page,
  contact: page,
  quote: page,
  maintenance,
  wizard,
});

export type ContentDocuments = z.output<typeof contentDocuments>;
export type DocumentKey = keyof ContentDocuments;
export type PageDocument = z.output<typeof page>;
export type WizardDictionaryDocument = z.output<typeof wizard>;
export type Maintenance = z.output<typeof maintenance>;

/** Sorts by order, then by id, so that the sequence is stable. */
export function inOrder<Item extends { id: string; order: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}

/** Header, footer, pages and maintenance by their key. */
export const CONTENT = documentKind<ContentDocuments>({
  name: 'content',
  topic: 'content',
  schemaOf: (key) => contentDocuments.shape[key],
  invalid: contentInvalid,
});
