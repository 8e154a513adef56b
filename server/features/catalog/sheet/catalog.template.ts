import { type SheetToWrite, writeWorkbook } from '../../../kernel/spreadsheet/sheet.writer.js';
import type { SheetRow } from '../../../kernel/spreadsheet/sheet.js';
import { CATALOG_SHEETS, type FieldOf, SHEET_KINDS, type SheetKind } from './catalog.columns.js';
import { type ChoiceList, type Column, columnWidth } from './column.js';
import type { RowCells } from './row-cells.js';

const SAMPLES = [0, 1];

type ChoiceLists = Readonly<Record<ChoiceList, readonly string[]>>;

const NO_LISTS: ChoiceLists = { categories: [], mainCategories: [] };

/** The workbook behind «Şablon İndir»: every sheet with its columns and two sample rows, and the notes. */
export function catalogTemplate(lists: ChoiceLists = NO_LISTS): Promise<Buffer> {
  return writeWorkbook([...SHEET_KINDS.map((kind) => sampleSheet(kind, lists)), notesSheet()]);
}

function sampleSheet(kind: SheetKind, lists: ChoiceLists): SheetToWrite {
  const { title, columns }: { title: string; columns: readonly Column[] } = CATALOG_SHEETS[kind];
  return {
    name: title,
    columns: columns.map(({ header, isRequired, samples, note, choices }) => ({
      header,
      isRequired,
      widthCharacters: columnWidth({ header, samples }),
      note: isRequired ? `Zorunlu. ${note}` : note,
      choices: typeof choices === 'string' ? lists[choices] : choices,
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
  return {
    name: 'Notlar',
    columns: NOTE_COLUMNS,
    rows: [...GENERAL_NOTES.map((note) => ['', '', '', note]), ...rows],
  };
}

const NOTE_COLUMNS = [
  { header: 'Sayfa', widthCharacters: 20 },
  { header: 'Sütun', widthCharacters: 24 },
  { header: 'Zorunlu mu', widthCharacters: 12 },
  { header: 'Not', widthCharacters: 100 },
];

/** Whether a sheet is the notes of the template, by its first rows. */
export function isNotesSheet([first]: readonly SheetRow[]): boolean {
  return NOTE_COLUMNS.every(({ header }, position) => first?.cells[position] === header);
}

/** Whether a row is a sample of the template as it was handed out: in the columns that the sheet still has. */
export function isSampleRow<Kind extends SheetKind>(kind: Kind, cells: RowCells<FieldOf<Kind>>): boolean {
  const columns: readonly Column<FieldOf<Kind>>[] = CATALOG_SHEETS[kind].columns;
  return SAMPLES.some((sample) =>
    columns.every(({ field, samples }) => {
      const written = samples[sample] ?? '';
      const text = typeof written === 'number' ? String(written).replace('.', ',') : written;
      return cells.has(field) ? cells.shown(field) === text : field !== 'name';
    }),
  );
}

const GENERAL_NOTES = [
  'Örnek satırları silip kendi satırlarınızı yazın; değiştirilmeden kalan örnekler aktarılmaz. Sayfaların ve sütunların sırası önemli değildir; başlıklar önemlidir.',
  'Teknik_Ozellikler ve Varyasyonlar sayfaları isteğe bağlıdır; boş bırakılabilir ya da silinebilir.',
  'Dosyada olmayan sütunlar mevcut ürünlerde değişmeden kalır. Boş bırakılan hücre de mevcut bilgiyi olduğu gibi bırakır; silmek için aktarırken «Boş hücreler siler» seçilir. Aynı dosya ikinci kez yüklenirse hiçbir şey değişmez.',
];
