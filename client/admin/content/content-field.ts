import { type ZodType } from 'zod';
import { keywordsIn } from '../../ui/form/keywords';
import * as z from '../../ui/form/zod';
import { differingText } from '../record/differing-text';
import { type RecordField } from '../record/record';
import { MAX_KEYWORDS, MAX_LINE, MAX_LINES } from './content-limits';

/** One field of a document, as its form holds it. */
export interface ContentField<Value> extends RecordField<Value> {
  readonly schema: ZodType<Value, Value>;
  readonly isOptional?: boolean;
  /** Where the document has it; under its own name when left out. */
  readonly path?: string;
  /** As the server takes it. */
  readonly write: (value: Value) => unknown;
}

/** A field within a part of the document: `topBar.phone`. */
export const at = <Value>(path: string, field: ContentField<Value>): ContentField<Value> => ({
  ...field,
  path,
});

interface TextRules {
  most?: number;
  isOptional?: boolean;
  /** Nothing at all is stored for an empty one: the shop shows something else then. */
  isNullable?: boolean;
  /** What is wrong with a text that is neither empty nor too long. */
  problemOf?: (typed: string) => string | undefined;
}

/** What is wrong with a text that is judged without the blanks around it. */
export function problemOf(label: string, { most = MAX_LINE, isOptional, problemOf: more }: TextRules) {
  return (typed: string): string | undefined => {
    if (typed === '') return isOptional ? undefined : `${label} boş olamaz.`;
    if (typed.length > most) return `En çok ${most.toLocaleString('tr-TR')} karakter yazın.`;
    return more?.(typed);
  };
}

export const judged = (problem: (typed: string) => string | undefined) =>
  z.string().superRefine((typed, context) => {
    const message = problem(typed.trim());
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

export const text = (label: string, rules: TextRules = {}): ContentField<string> => ({
  label,
  isOptional: rules.isOptional ?? false,
  schema: judged(problemOf(label, rules)),
  text: (value, other) => (other === undefined ? value.trim() : differingText(value, other)) || 'boş',
  key: (typed) => typed.trim(),
  read: (stored) => (typeof stored === 'string' ? stored : ''),
  write: (typed) => typed.trim() || (rules.isNullable ? null : ''),
});

/** As it was typed, blanks at its ends too: a hash names it. */
export const markdown = (label: string, most: number): ContentField<string> => {
  const { key: _, ...field } = text(label, { most });
  return { ...field, write: (typed) => typed };
};

export const flag = (label: string): ContentField<boolean> => ({
  label,
  schema: z.boolean(),
  text: (isOn) => (isOn ? 'Açık' : 'Kapalı'),
  read: (stored) => stored === true,
  write: (isOn) => isOn,
});

/** With commas between them. */
export const words = (label: string): ContentField<string> => ({
  ...text(label, { isOptional: true, most: MAX_KEYWORDS * MAX_LINE }),
  key: keywordsIn,
  read: (stored) => (stored as string[]).join(', '),
  write: keywordsIn,
});

export interface Line {
  text: string;
}

const filled = (rows: readonly Line[]) => rows.map((row) => row.text.trim()).filter(Boolean);

/** A list of lines; without any the shop shows those of the settings. */
export const lines = (label: string, rules: TextRules): ContentField<Line[]> => ({
  label,
  schema: z
    .array(z.object({ text: judged(problemOf(label, { ...rules, isOptional: true })) }))
    .max(MAX_LINES),
  text: (rows) => filled(rows).join(', ') || 'boş',
  key: filled,
  read: (stored) => ((stored ?? []) as string[]).map((line) => ({ text: line })),
  write: (rows) => (filled(rows).length > 0 ? filled(rows) : null),
});

const email = z.email();

export const emailProblem = (typed: string) =>
  email.safeParse(typed).success ? undefined : 'Geçerli bir e-posta adresi girin.';

/** The server's own rule: nothing that runs a script, nothing that leaves the shop unseen. */
const SAFE_ADDRESS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^\s\\<>"]*$/u;

export const addressProblem = (typed: string) =>
  SAFE_ADDRESS.test(typed) ? undefined : 'Bağlantı /, https://, mailto: ya da tel: ile başlamalıdır.';
