/** The characters of windows-1254 that differ from Latin-1. */
const WINDOWS_1254: Readonly<Record<string, number>> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
  '€': 0x80,
};

/** A text as Turkish Windows encodes it. */
export const windows1254 = (text: string) =>
  Buffer.from(Array.from(text, (character) => WINDOWS_1254[character] ?? character.charCodeAt(0)));

/** A text in UTF-16 with its byte order mark, in the order of Windows or the other one. */
export function utf16(text: string, order: 'little' | 'big' = 'little'): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return order === 'little' ? bytes : bytes.swap16();
}
