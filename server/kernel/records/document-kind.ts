import type { z } from 'zod';
import type { DataVersionTopic } from '../data-version/data-versions.js';
import { isStorable } from '../input/storable-text.js';
import type { Refusal } from '../refusal/refusal.js';
import type { KeyOf, RecordKind } from './record-kind.js';
import { readLatest } from './record-version.queries.js';

/** Several times the longest text of a shop, a distance sales contract; every page with it is rendered and cached. */
const MAX_TEXT_LENGTH = 50_000;

interface DocumentRules<Documents> {
  name: string;
  topic: DataVersionTopic;
  /** The schema of the document with this key. */
  schemaOf: (key: keyof Documents) => z.ZodType<Documents[keyof Documents]>;
  /** Makes the refusal of a document from the dotted names of the fields that did not pass. */
  invalid: (details: { fields: string[] }) => Refusal;
}

/** JSON documents, which stand in their version rows alone. */
export function documentKind<Documents extends object>(
  rules: DocumentRules<Documents>,
): RecordKind<Documents> {
  const { name, topic, schemaOf, invalid } = rules;
  const parsed = <Key extends KeyOf<Documents>>(key: Key, document: unknown) =>
    schemaOf(key).parse(document) as Documents[Key];
  return {
    name,
    topic,
    check<Key extends KeyOf<Documents>>(key: Key, document: Documents[Key]) {
      const checked = schemaOf(key).safeParse(document);
      if (!checked.success) {
        throw invalid({ fields: checked.error.issues.map((issue) => issue.path.join('.')) });
      }
      const unfit = unfitTexts(checked.data);
      if (unfit.length > 0) throw invalid({ fields: unfit });
      return checked.data as Documents[Key];
    },
    async read(transaction, key) {
      const latest = await readLatest(transaction, { name, key });
      return latest && { version: latest.version, value: parsed(key, latest.value) };
    },
    write: () => Promise.resolve(),
  };
}

/** Dotted names of the texts that are too long, or that no database could keep. */
function unfitTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH || !isStorable(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unfitTexts(part, name ? `${name}.${key}` : key));
}
