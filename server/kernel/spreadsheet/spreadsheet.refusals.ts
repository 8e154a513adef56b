import { declareRefusal } from '../refusal/refusal.js';

const MIB = 1024 * 1024;
const megabytes = (bytes: number) => `${Math.floor(bytes / MIB).toLocaleString('tr-TR')} MB`;

export const spreadsheetEmpty = declareRefusal('SPREADSHEET_EMPTY', 422, () => 'Dosya boş.');

export const spreadsheetTooLarge = declareRefusal<{ limitBytes: number }>(
  'SPREADSHEET_TOO_LARGE',
  413,
  ({ limitBytes }) => `Dosya çok büyük: en çok ${megabytes(limitBytes)} olabilir.`,
);

/** A zip bomb, or a workbook far larger than any catalog. */
export const spreadsheetInflates = declareRefusal<{ limitBytes: number }>(
  'SPREADSHEET_INFLATES',
  413,
  ({ limitBytes }) => `Dosyanın açılmış hali çok büyük: en çok ${megabytes(limitBytes)} olabilir.`,
);

/** `found` names the detected kind, in Turkish. */
export const spreadsheetUnknownKind = declareRefusal<{ found: string }>(
  'SPREADSHEET_UNKNOWN_KIND',
  415,
  ({ found }) =>
    `Bu dosya bir Excel ya da CSV dosyası değil (${found}). Excel'de açıp «Farklı Kaydet» ile .xlsx olarak kaydedin.`,
);

export const spreadsheetLocked = declareRefusal(
  'SPREADSHEET_LOCKED',
  422,
  () => 'Dosya parola korumalı. Parolayı kaldırıp yeniden kaydedin.',
);

/** `where` names the part or line that could not be read. */
export const spreadsheetBroken = declareRefusal<{ where: string }>(
  'SPREADSHEET_BROKEN',
  422,
  ({ where }) => `Dosya bozuk, okunamadı (${where}).`,
);

export const spreadsheetTooWide = declareRefusal<{ sheet: string; limit: number }>(
  'SPREADSHEET_TOO_WIDE',
  422,
  ({ sheet, limit }) => `«${sheet}» sayfasında çok fazla sütun var: en çok ${limit} sütun okunur.`,
);

export const spreadsheetTooLong = declareRefusal<{ sheet: string; limit: number }>(
  'SPREADSHEET_TOO_LONG',
  422,
  ({ sheet, limit }) =>
    `«${sheet}» sayfasında çok fazla satır var: en çok ${limit.toLocaleString('tr-TR')} satır okunur.`,
);

/** The process that reads the file needed more memory or time than it may have, or one row has more text than `limit`. */
export const spreadsheetTooComplex = declareRefusal<{ sheet?: string; rowNumber?: number; limit?: number }>(
  'SPREADSHEET_TOO_COMPLEX',
  422,
  ({ sheet, rowNumber, limit }) =>
    limit === undefined
      ? 'Dosya okunamadı: çok karmaşık ya da çok büyük. Daha küçük dosyalara bölüp yeniden deneyin.'
      : `Dosya okunamadı: «${sheet}» sayfasının ${rowNumber}. satırında ${limit.toLocaleString('tr-TR')} karakterden çok metin var.`,
);
