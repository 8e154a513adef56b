import type { z } from 'zod';
import type { DataVersionTopic } from '../data-version/data-versions.js';
import { isStorable } from '../input/storable-text.js';
import type { Refusal } from '../refusal/refusal.js';
import type { KeyOf, RecordKind } from './record-kind.js';
import { readLatest } from './record-version.queries.js';

/** Several times the longest text of a shop, a distance sales contract; every page with it is rendered and cached. */
const MAX_TEXT_LENGTH = 50_000;

/** What a rule of the schema says that has no words of its own. */
const UNFIT = 'Bu bilgiyi kontrol edin.';
const TOO_LONG = `En çok ${MAX_TEXT_LENGTH.toLocaleString('tr-TR')} karakter olabilir.`;
const NOT_STORABLE = 'Kaydedilemeyen bir karakter var.';

/** A field of a document that did not pass, and why in Turkish. */
export interface InvalidField {
  /** Its dotted name: `workingHours.0.opens`. */
  path: string;
  message: string;
}

interface DocumentRules<Documents> {
  name: string;
  topic: DataVersionTopic;
  /** The schema of the document with this key. */
  schemaOf: (key: keyof Documents) => z.ZodType<Documents[keyof Documents]>;
  invalid: (details: { fields: InvalidField[] }) => Refusal;
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
      const checked = schemaOf(key).safeParse(document, { error: () => UNFIT });
      if (!checked.success) {
        const { issues } = checked.error;
        throw invalid({ fields: issues.map(({ path, message }) => ({ path: path.join('.'), message })) });
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

/** The texts that are too long, or that no database could keep. */
function unfitTexts(value: unknown, path = ''): InvalidField[] {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH) return [{ path, message: TOO_LONG }];
    return isStorable(value) ? [] : [{ path, message: NOT_STORABLE }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unfitTexts(part, path ? `${path}.${key}` : key));
}

/** Why the fields did not pass, each reason once. */
export const reasonsOf = (fields: readonly InvalidField[]): string =>
  [...new Set(fields.map(({ message }) => message))].join(' ');
