import { formatQuantity } from '../../../shop/format';
import { PlainSelect } from '../../../ui/choices/plain-select';
import { TitledCard } from '../../../ui/layout/titled-card';
import { DataTable } from '../../../ui/table/data-table';
import { type PreviewDraft, type SheetKind } from '../preview/preview-draft';
import { HEADING_COLUMNS } from './heading-columns';
import { headingRows } from './heading-rows';
import { type MappedSheet, type SheetColumns } from './mapped-sheets';

const QUESTION = 'Bu sayfada ne var?';

interface ColumnsSheetProps {
  mapped: MappedSheet;
  known: readonly SheetColumns[];
  draft: PreviewDraft;
  onKind: (kind: SheetKind) => void;
  onField: (position: number, field: string) => void;
}

/** The headings of a sheet, each with what it is read as; of a sheet that was not recognized, what it holds comes first. */
export function ColumnsSheet({ mapped, known, draft, onKind, onField }: ColumnsSheetProps) {
  const { sheet, kind } = mapped;
  return (
    <TitledCard
      title={sheet.name}
      isFlush
      aside={
        sheet.kind === null ? (
          <KindSelect kind={kind} known={known} onKind={onKind} />
        ) : (
          formatQuantity(sheet.rowCount, 'satır')
        )
      }
    >
      {kind !== undefined && (
        <DataTable
          label={`${sheet.name} sayfasının sütunları`}
          columns={HEADING_COLUMNS}
          rows={headingRows(mapped, draft, onField)}
          rowId={({ key }) => key}
          rowName={({ heading }) => heading}
          empty={null}
        />
      )}
    </TitledCard>
  );
}

interface KindSelectProps {
  kind: SheetKind | undefined;
  known: readonly SheetColumns[];
  onKind: (kind: SheetKind) => void;
}

function KindSelect({ kind, known, onKind }: KindSelectProps) {
  const titles = known.map((sheet) => [sheet.kind, sheet.title] as const);
  const options: Record<string, string> = Object.fromEntries(
    kind === undefined ? [['', QUESTION], ...titles] : titles,
  );
  return (
    <PlainSelect<string>
      label={QUESTION}
      options={options}
      value={kind ?? ''}
      onChange={(chosen) => {
        const found = known.find((sheet) => sheet.kind === chosen);
        if (found) onKind(found.kind);
      }}
    />
  );
}
