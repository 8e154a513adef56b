import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { PlainSelect } from '../../../ui/choices/plain-select';
import { TitledCard } from '../../../ui/layout/titled-card';
import {
  doubledHeadings,
  fieldOf,
  headingKey,
  type ImportSheet,
  type PreviewDraft,
  type SheetKind,
} from './preview-draft';

/** The columns of a kind of sheet. */
export interface SheetColumns {
  readonly kind: SheetKind;
  readonly title: string;
  readonly columns: readonly {
    readonly field: string;
    readonly header: string;
    readonly isRequired: boolean;
  }[];
}

const NOT_READ = 'Bu sütunu atla';
const QUESTION = 'Bu sayfada ne var?';

interface SheetHeadingsProps {
  sheets: readonly ImportSheet[];
  known: readonly SheetColumns[];
  /** Whose file it is, if anybody said so. */
  supplier: string | null;
  draft: PreviewDraft;
  onChange: (change: Partial<PreviewDraft>) => void;
}

/** Headings that nobody recognized, each to be read as a column of the template. Shows nothing where all were. */
export function SheetHeadings({ sheets, known, supplier, draft, onChange }: SheetHeadingsProps) {
  const open = sheets.filter(wantsAttention);
  if (open.length === 0) return null;
  return (
    <TitledCard title="Tanınmayan sütunlar">
      <Stack gap="5">
        <Text color="fg.muted">
          Karşılığını seçtiğiniz sütunlar okunur, ötekiler atlanır.
          {supplier !== null && ` Seçtikleriniz bu tedarikçi için hatırlanır: ${supplier}.`}
        </Text>
        {open.map((sheet) => (
          <Sheet
            key={sheet.position}
            sheet={sheet}
            known={known}
            draft={draft}
            onKind={(kind) => onChange({ kinds: { ...draft.kinds, [sheet.position]: kind } })}
            onField={(position, field) =>
              onChange({ fields: { ...draft.fields, [headingKey(sheet, position)]: field } })
            }
          />
        ))}
      </Stack>
    </TitledCard>
  );
}

/** Whether a sheet has columns that are not read, or were assigned by hand, or lacks some. */
export function wantsAttention({ headings, missingHeadings }: ImportSheet): boolean {
  return missingHeadings.length > 0 || headings.some(isOpenHeading);
}

function isOpenHeading({ heading, field, isAssigned }: ImportSheet['headings'][number]): boolean {
  return heading.trim() !== '' && (field === null || isAssigned);
}

const isChosen = (
  sheet: ImportSheet,
  { position }: { readonly position: number },
  { fields }: PreviewDraft,
) => fields[headingKey(sheet, position)] !== undefined;

interface SheetProps extends Pick<SheetHeadingsProps, 'known' | 'draft'> {
  sheet: ImportSheet;
  onKind: (kind: SheetKind) => void;
  onField: (position: number, field: string) => void;
}

function Sheet({ sheet, known, draft, onKind, onField }: SheetProps) {
  const kind = sheet.kind ?? draft.kinds[sheet.position];
  const columns = known.find((candidate) => candidate.kind === kind)?.columns ?? [];
  const doubled = doubledHeadings(sheet, draft);
  // A recognized heading stands here too as soon as another one is to be read as its column: either may give way.
  const headings = sheet.headings.filter(
    (heading) => isOpenHeading(heading) || doubled.has(heading.position) || isChosen(sheet, heading, draft),
  );
  const options = {
    '': NOT_READ,
    ...Object.fromEntries(
      columns.map(({ field, header, isRequired }) => [field, isRequired ? `${header} (zorunlu)` : header]),
    ),
  };
  return (
    <Stack gap="2" role="group" aria-label={`${sheet.name} sayfası`}>
      <Flex wrap="wrap" align="center" gap="3">
        <Text as="b" fontWeight="semibold">
          {sheet.name}
        </Text>
        {sheet.kind === null && <KindSelect kind={kind} known={known} onKind={onKind} />}
      </Flex>
      {sheet.missingHeadings.length > 0 && (
        <Text textStyle="small" color="danger.fg">
          Eksik zorunlu sütun: {sheet.missingHeadings.join(', ')}
        </Text>
      )}
      {kind && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(6rem, max-content) minmax(0, 1fr)' }}
          columnGap="4"
          rowGap="2"
          alignItems="center"
        >
          {headings.map((heading) => (
            <Fragment key={heading.position}>
              <Text textStyle="small" overflowWrap="anywhere">
                {heading.heading}
              </Text>
              <Stack gap="1" minWidth="0">
                <PlainSelect
                  label={`«${heading.heading}» sütununun karşılığı`}
                  options={options}
                  value={fieldOf(sheet, heading, draft)}
                  onChange={(wanted) => onField(heading.position, wanted)}
                />
                <Text role="status" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
                  {doubled.has(heading.position) &&
                    `«${doubled.get(heading.position) ?? ''}» da bu sütun olarak okunuyor. Birinde «${NOT_READ}»yı seçin.`}
                </Text>
              </Stack>
            </Fragment>
          ))}
        </Grid>
      )}
    </Stack>
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
