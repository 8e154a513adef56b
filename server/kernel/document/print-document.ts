import { createRequire } from 'node:module';
import path from 'node:path';
import type { BusinessDocument } from './business-document.js';
import { documentLayout, FONT } from './document-layout.js';
import type { PdfMake } from './pdf-content.js';
import { allPrintable } from './printable.js';

const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake;

const FILES = { normal: 'Inter-Regular.ttf', bold: 'Inter-SemiBold.ttf' };

/** Where the fonts lie, beside this file. */
export const FONT_FOLDER = path.join(import.meta.dirname, 'fonts');

/** Writes a document as PDF. It takes the thread it runs in for itself until it is done: see `DocumentRenderer`. */
export async function printDocument(document: BusinessDocument, fontFolder = FONT_FOLDER): Promise<Buffer> {
  const normal = path.join(fontFolder, FILES.normal);
  const bold = path.join(fontFolder, FILES.bold);
  pdfmake.setFonts({ [FONT]: { normal, bold } });
  // Nothing in a document may make this process ask an address or read a file but the fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => file === normal || file === bold);
  return await pdfmake.createPdf(documentLayout(allPrintable(document))).getBuffer();
}
