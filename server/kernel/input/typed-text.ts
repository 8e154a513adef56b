import { Transform } from 'class-transformer';

/** Blanks around are typing. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A field that was emptied in a form holds nothing. */
export const EmptyIsNone = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
