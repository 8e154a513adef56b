import { type FieldError, type FieldErrors, get, useFormState } from 'react-hook-form';

/** What is wrong with a field, or with the group of that name as a whole. */
export function useFieldError(name: string): string | undefined {
  return errorAt(useFormState({ name }).errors, name);
}

export function errorAt(errors: FieldErrors, name: string): string | undefined {
  return messageOf(get(errors, name));
}

/** Of an error of a list the library puts the message one level deeper, beside those of its rows. */
export function messageOf(error: unknown): string | undefined {
  const group = error as (FieldError & { root?: FieldError }) | undefined;
  return group?.message ?? group?.root?.message;
}

/** Every message with the dotted path it is about; that of the form as a whole has an empty one. */
export function messagesIn(errors: object, path: readonly string[] = []): [path: string, message: string][] {
  if ('message' in errors && typeof errors.message === 'string') return [[path.join('.'), errors.message]];
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? messagesIn(inner, key === 'root' ? path : [...path, key])
      : [],
  );
}
