import { fieldOf, headingKey, type ImportSheet, type PreviewDraft } from '../preview/preview-draft';
import { type MappedSheet } from './mapped-sheets';

/** A column that a heading may be read as. */
interface HeadingOption {
  readonly field: string;
  readonly label: string;
  /** Another heading is read as it. */
  readonly isTaken: boolean;
}

/** A heading of a file with what it is read as. */
export interface HeadingRow {
  readonly key: string;
  readonly heading: string;
  readonly samples: readonly string[];
  /** Empty when it is not read. */
  readonly field: string;
  readonly options: readonly HeadingOption[];
  readonly reason: keyof typeof REASONS;
  readonly onChoose: (field: string) => void;
}

/** Why a heading is read as its column, or is not. */
export const REASONS = {
  HEADER: 'Aynı ad',
  SYNONYM: 'Eş anlamlı',
  GUESS: 'Adı benziyor',
  ASSIGNED: 'Elle eşlendi',
  CHOSEN: 'Şimdi seçildi',
  UNREAD: 'Atlanacak',
} as const;

/** The headings of a sheet. A column that is read from one of them is closed to the others, and says from which. */
export function headingRows(
  { sheet, columns, headingOf }: MappedSheet,
  draft: PreviewDraft,
  onField: (position: number, field: string) => void,
): readonly HeadingRow[] {
  return sheet.headings.map((heading) => {
    const option = ({ field, label, isRequired }: MappedSheet['columns'][number]): HeadingOption => {
      const reader = headingOf.get(field);
      if (reader && reader !== heading) {
        return { field, label: `${label} («${reader.heading}» okunuyor)`, isTaken: true };
      }
      return { field, label: isRequired ? `${label} (zorunlu)` : label, isTaken: false };
    };
    const field = fieldOf(sheet, heading, draft);
    return {
      key: headingKey(sheet, heading.position),
      heading: heading.heading,
      samples: heading.samples,
      field,
      options: columns.map(option),
      reason: reasonOf(heading, field),
      onChoose: (chosen) => onField(heading.position, chosen),
    };
  });
}

function reasonOf({ field, match }: ImportSheet['headings'][number], chosen: string): HeadingRow['reason'] {
  if (chosen === '') return 'UNREAD';
  return chosen === field ? (match ?? 'ASSIGNED') : 'CHOSEN';
}
