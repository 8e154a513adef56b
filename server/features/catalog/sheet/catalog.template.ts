import { type SheetToWrite, writeWorkbook } from '../../../kernel/spreadsheet/sheet.writer.js';
import { CATALOG_SHEETS, SHEET_KINDS } from './catalog.columns.js';
import { type Column, columnWidth } from './column.js';

const SAMPLES = [0, 1];

/** The workbook behind «Şablon İndir»: every sheet with its columns and two sample rows, and the notes. */
export function catalogTemplate(): Promise<Buffer> {
  return writeWorkbook([...SHEET_KINDS.map(sampleSheet), notesSheet()]);
}

function sampleSheet(kind: (typeof SHEET_KINDS)[number]): SheetToWrite {
  const { title, columns }: { title: string; columns: readonly Column[] } = CATALOG_SHEETS[kind];
  return {
    name: title,
    columns: columns.map(({ header, isRequired, samples }) => ({
      header,
      isRequired,
      widthCharacters: columnWidth({ header, samples }),
    })),
    rows: SAMPLES.map((sample) => columns.map(({ samples }) => samples[sample] ?? null)),
  };
}

/** Its headings are those of no other sheet: a filled template is read without it. */
function notesSheet(): SheetToWrite {
  const rows = SHEET_KINDS.flatMap((kind) => {
    const { title, columns }: { title: string; columns: readonly Column[] } = CATALOG_SHEETS[kind];
    return columns.map(({ header, isRequired, note }) => [title, header, isRequired ? 'zorunlu' : '', note]);
  });
  const columns = [
    { header: 'Sayfa', widthCharacters: 20 },
    { header: 'Sütun', widthCharacters: 24 },
    { header: 'Zorunlu mu', widthCharacters: 12 },
    { header: 'Not', widthCharacters: 100 },
  ];
  return { name: 'Notlar', columns, rows: [...GENERAL_NOTES.map((note) => ['', '', '', note]), ...rows] };
}

const GENERAL_NOTES = [
  'Örnek satırları silip kendi satırlarınızı yazın. Sayfaların ve sütunların sırası önemli değildir; başlıklar önemlidir.',
  'Teknik_Ozellikler ve Varyasyonlar sayfaları isteğe bağlıdır; boş bırakılabilir ya da silinebilir.',
  'Dosyada olmayan sütunlar mevcut ürünlerde değişmeden kalır. Aynı dosya ikinci kez yüklenirse hiçbir şey değişmez.',
];
