const MIN_SHARE = 0.4;

/**
 * UTF-16 of a text without a byte order mark: each second byte of most characters is zero. Null when the bytes are none; the name of
 * a column, at least, is written in them.
 */
export function utf16Without(sample: Buffer): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / Math.max(sample.length, 2));
  const found =
    even === 0 && odd >= MIN_SHARE ? 'utf-16le' : odd === 0 && even >= MIN_SHARE ? 'utf-16be' : null;
  return found !== null && !CONTROL.test(new TextDecoder(found).decode(sample)) ? found : null;
}

/** What no text has. */
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/;
