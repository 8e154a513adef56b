import { createRequire } from 'node:module';
import path from 'node:path';
import type { BusinessDocument } from './business-document.js';
import { documentLayout } from './document-layout.js';
import { FONT_FOLDER } from './document-style.js';
import { FONT } from './page-frame.js';
import type { PdfMake } from './pdf-content.js';
import { allPrintable } from './printable.js';
import type { TextDocument } from './text-document.js';
import { textLayout } from './text-layout.js';

const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake;

const FILES = { normal: 'Inter-Regular.ttf', bold: 'Inter-SemiBold.ttf' };

/** What becomes a file: numbers of the trade, or a text. */
export type PrintedDocument = BusinessDocument | TextDocument;

/** Writes a document as PDF. It takes the thread it runs in for itself until it is done: see `DocumentRenderer`. */
export async function printDocument(document: PrintedDocument, fontFolder = FONT_FOLDER): Promise<Buffer> {
  const normal = path.join(fontFolder, FILES.normal);
  const bold = path.join(fontFolder, FILES.bold);
  pdfmake.setFonts({ [FONT]: { normal, bold } });
  // Nothing in a document may make this process ask an address or read a file but the fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => file === normal || file === bold);
  return await pdfmake.createPdf(layoutOf(allPrintable(document))).getBuffer();
}

const layoutOf = (document: PrintedDocument) =>
  'blocks' in document ? textLayout(document) : documentLayout(document);
