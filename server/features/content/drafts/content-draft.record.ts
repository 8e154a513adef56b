import { z } from 'zod';
import { documentKind } from '../../../kernel/records/document-kind.js';
import type { RecordKind } from '../../../kernel/records/record-kind.js';
import { contentInvalid } from '../content.refusals.js';
import { targetOf } from './draft-target.js';

const refusal = z.object({ code: z.string(), message: z.string(), at: z.iso.datetime() });

const draft = z.object({
  /** What is to be published, whole; null without a draft. */
  document: z.record(z.string(), z.unknown()).nullable(),
  /** Version of what was published when the draft was written; 0 without a draft. */
  basedOn: z.number().int().min(0),
  publishAt: z.iso.datetime().nullable(),
  /** Under whose name it is published then. */
  scheduledBy: z.object({ kind: z.enum(['staff', 'program']), id: z.string() }).nullable(),
  /** Why it was not published at its time. */
  refused: refusal.nullable(),
});

export type ContentDraftValue = z.output<typeof draft>;

export const NO_DRAFT: ContentDraftValue = {
  document: null,
  basedOn: 0,
  publishAt: null,
  scheduledBy: null,
  refused: null,
};

const stored = documentKind<Record<string, ContentDraftValue>>({
  name: 'content-draft',
  topic: 'drafts',
  schemaOf: () => draft,
  invalid: contentInvalid,
});

/** What staff have written and not published, by the name of its target. Version 0 says that there never was one. */
export const CONTENT_DRAFTS: RecordKind<Record<string, ContentDraftValue>> = {
  ...stored,
  check(name, value) {
    const { document, ...rest } = stored.check(name, value);
    // What was refused is stored with the reason, as it is.
    if (!document || rest.refused) return { ...rest, document };
    const { kind, key } = targetOf(name);
    return { ...rest, document: { ...kind.check(key, document) } };
  },
  read: async (transaction, name) =>
    (await stored.read(transaction, name)) ?? { version: 0, value: NO_DRAFT },
};
