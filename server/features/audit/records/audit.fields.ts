import { wallTime } from '../../../kernel/clock/istanbul.js';
import { formatLiraInFull } from '../../../kernel/money/money.js';
import { LABELS } from './audit.labels.js';
import { nameOfValue } from './audit.values.js';

/** One field of what was recorded, as people read it. */
export interface ChangeText {
  /** Its dotted name, as it is stored. */
  field: string;
  label: string;
  /** Null where there was nothing. */
  before: string | null;
  after: string | null;
}

const MAX_TEXT = 2_000;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** What a field is called: whole, or by its last part; one without a name is named as it is stored. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? LABELS[field.slice(field.lastIndexOf('.') + 1)] ?? field;
}

/** A value as people read it; null where there is none. */
export function valueText(field: string, value: unknown, kind = ''): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  const text = scalarText(field, value, kind) ?? JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function scalarText(field: string, value: unknown, kind: string): string | null {
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return wordText(field, value, kind);
  if (!Array.isArray(value)) return null;
  const parts = value.map((part) => (typeof part === 'object' ? null : scalarText(field, part, kind)));
  return parts.every((part) => part !== null) ? parts.join(', ') : null;
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Kurus')) return formatLiraInFull(value);
  if (field.endsWith('BasisPoints')) return `%${(value / 100).toLocaleString('tr-TR')}`;
  return value.toLocaleString('tr-TR');
}

function wordText(field: string, value: string, kind: string): string {
  const name = nameOfValue(field, value, kind);
  if (name !== null) return name;
  if (!DATE_TIME.test(value)) return value;
  const [day, time] = wallTime(new Date(value)).toISOString().split('T');
  return `${(day ?? '').split('-').reverse().join('.')} ${(time ?? '').slice(0, 5)}`;
}
