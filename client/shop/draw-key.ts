/** A random UUID. Not `randomUUID`: that one is missing where the shop is tried over plain http. */
export function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4 of RFC 9562, as the server judges it.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
