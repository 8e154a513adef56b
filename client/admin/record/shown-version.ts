/** Under which the address names the event that a record is shown after. */
const VERSION_PARAMETER = 'surum';

/** The version in an address; null for the record as it is now. */
export function readVersion(parameters: URLSearchParams): number | null {
  const given = parameters.get(VERSION_PARAMETER) ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null;
}

/** The same address at another version. */
export function atVersion(parameters: URLSearchParams, version: number | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (version === null) next.delete(VERSION_PARAMETER);
  else next.set(VERSION_PARAMETER, String(version));
  return next;
}
