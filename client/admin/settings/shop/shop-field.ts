import { type ZodType } from 'zod';
import { formatLira, formatTaxRate } from '../../../shop/format';
import { keywordsIn } from '../../../ui/form/keywords';
import { readKurus, writeKurus } from '../../../shop/kurus';
import { moneyOrZeroSchema } from '../../../ui/form/money-schema';
import * as z from '../../../ui/form/zod';
import { type RecordField } from '../../record/record';

const MAX_KURUS = 99_999_999_999;
const MAX_LINE = 200;
const MAX_ROWS = 20;
const MAX_WORDS = 100;
const MAX_BASIS_POINTS = 10_000;

/** One of the settings, as its form holds it. */
export interface ShopField<Value> extends RecordField<Value> {
  readonly schema: ZodType<Value, Value>;
  readonly isOptional?: boolean;
  /** Where the document has it; under its own name when left out. */
  readonly path?: string;
  /** As the server takes it. */
  readonly write: (value: Value) => unknown;
}

/** A field within a part of the document: `seo.title`. */
export const at = <Value>(path: string, field: ShopField<Value>): ShopField<Value> => ({ ...field, path });

/** A text that is judged without the blanks around it. */
export const judged = (errorOf: (typed: string) => string | undefined) =>
  z.string().superRefine((typed, context) => {
    const message = errorOf(typed.trim());
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

export interface Check {
  readonly isRight: (typed: string) => boolean;
  readonly message: string;
}

const tooLong = (typed: string, most: number) =>
  typed.length > most ? `En çok ${String(most)} karakter yazın.` : undefined;

interface LineRules {
  isOptional?: boolean;
  most?: number;
  check?: Check;
}

export function line(
  label: string,
  { isOptional = false, most = MAX_LINE, check }: LineRules = {},
): ShopField<string> {
  return {
    label,
    isOptional,
    schema: judged((typed) => {
      if (typed === '') return isOptional ? undefined : `${label} boş olamaz.`;
      return check?.isRight(typed) === false ? check.message : tooLong(typed, most);
    }),
    text: (typed) => typed.trim() || 'boş',
    key: (typed) => typed.trim(),
    read: (stored) => (typeof stored === 'string' ? stored : ''),
    write: (typed) => typed.trim(),
  };
}

interface Line {
  text: string;
}

const filled = (rows: readonly Line[]) => rows.map(({ text }) => text.trim()).filter(Boolean);

/** A list of lines; blank ones are not saved. */
export const lines = (label: string, check: Check): ShopField<Line[]> => ({
  label,
  schema: z
    .array(
      z.object({
        text: judged((typed) =>
          typed === '' || check.isRight(typed) ? tooLong(typed, MAX_LINE) : check.message,
        ),
      }),
    )
    .max(MAX_ROWS),
  text: (rows) => filled(rows).join(', ') || 'boş',
  key: filled,
  read: (stored) => (stored as string[]).map((text) => ({ text })),
  write: filled,
});

/** @param most in kuruş, as the server takes it */
export const money = (label: string, most = MAX_KURUS): ShopField<string> => ({
  label,
  schema: moneyOrZeroSchema.refine((typed) => (readKurus(typed) ?? 0) <= most, {
    message: `En çok ${formatLira(most)} yazabilirsiniz.`,
  }),
  text: (typed) => {
    const kurus = readKurus(typed);
    return kurus === null ? typed : formatLira(kurus);
  },
  key: (typed) => readKurus(typed) ?? typed,
  read: (stored) => writeKurus(Number(stored)),
  write: readKurus,
});

/** Basis points are to a percent what kuruş are to a lira. */
export const percent = (label: string): ShopField<string> => ({
  ...money(label),
  schema: judged((typed) => {
    const basisPoints = readKurus(typed);
    return basisPoints === null || basisPoints > MAX_BASIS_POINTS
      ? '0 ile 100 arasında, en çok iki ondalıkla yazın: 20 ya da 10,25.'
      : undefined;
  }),
  text: (typed) => {
    const basisPoints = readKurus(typed);
    return basisPoints === null ? typed : formatTaxRate(basisPoints);
  },
});

/** 3000 and 3.000 alike. */
function readCount(typed: string): number | null {
  const digits = typed.trim().replace(/\.(?=\d{3}(?:\.|$))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

interface CountRules {
  least: number;
  most: number;
  isOptional?: boolean;
}

export const count = (label: string, { least, most, isOptional = false }: CountRules): ShopField<string> => ({
  label,
  isOptional,
  schema: judged((typed) => {
    const number = readCount(typed);
    if (typed === '' && isOptional) return undefined;
    return number === null || number < least || number > most
      ? `${String(least)} ile ${most.toLocaleString('tr-TR')} arasında bir tam sayı yazın.`
      : undefined;
  }),
  text: (typed) => typed.trim() || 'boş',
  key: (typed) => readCount(typed) ?? typed.trim(),
  read: (stored) => (typeof stored === 'number' ? String(stored) : ''),
  write: readCount,
});

export const flag = (label: string): ShopField<boolean> => ({
  label,
  schema: z.boolean(),
  text: (isOn) => (isOn ? 'Açık' : 'Kapalı'),
  read: (stored) => stored === true,
  write: (isOn) => isOn,
});

/** Words with commas between them. */
export const words = (label: string): ShopField<string> => ({
  label,
  isOptional: true,
  schema: judged((typed) => {
    const found = keywordsIn(typed);
    if (found.length > MAX_WORDS) return `En çok ${String(MAX_WORDS)} kelime yazın.`;
    return found.map((word) => tooLong(word, MAX_LINE)).find(Boolean);
  }),
  text: (typed) => keywordsIn(typed).join(', ') || 'boş',
  key: keywordsIn,
  read: (stored) => (stored as string[]).join(', '),
  write: keywordsIn,
});
