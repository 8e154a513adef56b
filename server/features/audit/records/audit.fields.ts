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
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** What a field is called; one within another after that one; one without a name as it is stored. */
export function fieldLabel(field: string): string {
  const whole = LABELS[field];
  if (whole !== undefined) return whole;
  const [outer = '', ...inner] = field.split('.');
  const labels = [LABELS[outer], partLabel(field)].filter((label) => label !== undefined);
  return inner.length === 0 || labels.length === 0 ? (labels[0] ?? field) : labels.join(', ');
}

const partLabel = (field: string): string | undefined =>
  LABELS[field] ?? LABELS[field.slice(field.lastIndexOf('.') + 1)];

/** A value as people read it; null where there is none. */
export function valueText(field: string, value: unknown, kind = ''): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  const text = knownText(field, value, kind) ?? JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** Null for what says nothing to people. */
function knownText(field: string, value: unknown, kind: string): string | null {
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return value === '' ? null : wordText(field, value, kind);
  if (Array.isArray(value)) return listText(field, value, kind);
  return typeof value === 'object' && value !== null ? partsText(field, value, kind) : null;
}

/** Things that consist of parts have a line each. */
function listText(field: string, values: readonly unknown[], kind: string): string | null {
  const texts = values.map((value) => knownText(field, value, kind));
  const separator = values.some((value) => typeof value === 'object') ? '\n' : ', ';
  return texts.every((text) => text !== null) ? texts.join(separator) : null;
}

/** The parts that have a name: ids and the like are seen in the record itself. */
function partsText(field: string, value: object, kind: string): string | null {
  if ('sku' in value && 'name' in value) return `${String(value.sku)} ${String(value.name)}`;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const path = `${field}.${name}`;
    const [label, text] = [partLabel(path), knownText(path, part, kind)];
    return label === undefined || text === null ? [] : `${label}: ${text}`;
  });
  return parts.length > 0 ? parts.join(', ') : null;
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Kurus')) return formatLiraInFull(value);
  if (field.endsWith('BasisPoints')) return `%${(value / 100).toLocaleString('tr-TR')}`;
  return value.toLocaleString('tr-TR');
}

function wordText(field: string, value: string, kind: string): string {
  const name = nameOfValue(field, value, kind);
  if (name !== null) return name;
  if (DAY.test(value)) return dayText(value);
  if (!DATE_TIME.test(value)) return value;
  const [day = '', time = ''] = wallTime(new Date(value)).toISOString().split('T');
  return `${dayText(day)} ${time.slice(0, 5)}`;
}

const dayText = (day: string): string => day.split('-').reverse().join('.');
