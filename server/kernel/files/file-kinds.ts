import { open } from 'node:fs/promises';
import path from 'node:path';

const SIGNATURE_BYTES = 4_096;

interface FileKind {
  mediaType: string;
  endings: readonly [string, ...string[]];
  matches: (start: Buffer) => boolean;
}

const beginsWith =
  (...bytes: number[]) =>
  (start: Buffer): boolean =>
    start.subarray(0, bytes.length).equals(Buffer.from(bytes));

const ZIP = beginsWith(0x50, 0x4b, 0x03, 0x04);
const OLE = beginsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** What visitors send: a document, a picture, a list. The content decides, and the name where several kinds begin alike. */
const KINDS: readonly FileKind[] = [
  { mediaType: 'application/pdf', endings: ['.pdf'], matches: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  { mediaType: 'image/png', endings: ['.png'], matches: beginsWith(0x89, 0x50, 0x4e, 0x47) },
  { mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'], matches: beginsWith(0xff, 0xd8, 0xff) },
  {
    mediaType: 'image/webp',
    endings: ['.webp'],
    matches: (start) =>
      start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['.xlsx'],
    matches: ZIP,
  },
  { mediaType: 'application/vnd.ms-excel', endings: ['.xls'], matches: OLE },
  { mediaType: 'text/csv', endings: ['.csv'], matches: (start) => start.length > 0 && !start.includes(0) },
];

/**
 * The media type of a file and its name with an ending; null for what is none of the kinds, or is named as another one.
 *
 * @param accepts the media types that are taken; all kinds when left out
 */
export async function recognizedFile(
  file: string,
  name: string,
  accepts?: readonly string[],
): Promise<{ mediaType: string; name: string } | null> {
  const start = await startOf(file);
  const ending = path.extname(name).toLowerCase();
  const kind = KINDS.find(
    ({ mediaType, endings, matches }) =>
      (accepts?.includes(mediaType) ?? true) && (ending === '' || endings.includes(ending)) && matches(start),
  );
  return kind ? { mediaType: kind.mediaType, name: ending === '' ? name + kind.endings[0] : name } : null;
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
