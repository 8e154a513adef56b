import { Transform } from 'class-transformer';

/** Removes white space around a typed text. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Trims a typed text; an empty one becomes null. */
export const EmptyToNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));
