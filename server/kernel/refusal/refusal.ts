/** The facts behind a refusal, as shown to the caller. */
export type RefusalDetails = Readonly<Record<string, unknown>>;

/**
 * An expected "no" of the shop. Shown as `extensions.code` (GraphQL) or `code` (HTTP) with its Turkish message;
 * every other error leaves the server as `INTERNAL` with a reference only.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: string,
    message: string,
    readonly httpStatus: number,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

/** A kind of refusal as it was declared. */
export interface DeclaredRefusal {
  code: string;
  httpStatus: number;
  wording: (details: never) => string;
}

const declared = new Map<string, DeclaredRefusal>();

/**
 * Declares one kind of refusal: its code, the HTTP status it answers with and its Turkish wording.
 * Code and wording are one declaration, so every code has a message.
 *
 * @throws when the same code is declared twice
 */
export function declareRefusal<Details extends RefusalDetails = Record<string, never>>(
  code: string,
  httpStatus: number,
  wording: (details: Details) => string,
): (...args: Details extends Record<string, never> ? [] : [details: Details]) => Refusal {
  if (declared.has(code)) throw new Error(`Refusal ${code} is declared twice`);
  declared.set(code, { code, httpStatus, wording });
  return (...args) => {
    const details = (args[0] ?? {}) as Details;
    return new Refusal(code, wording(details), httpStatus, details);
  };
}

/** Every kind declared by the modules loaded so far, in the order of declaration. */
export function declaredRefusals(): DeclaredRefusal[] {
  return [...declared.values()];
}
