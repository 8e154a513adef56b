import { Button, Card, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { differingText } from './differing-text';
import { type PanelRecord, type ReadRecord, type RecordChange, type RecordField } from './record';
import { When } from './when';

interface RecordHistoryProps<Values extends FieldValues> {
  record: Pick<PanelRecord<Values>, 'fields'>;
  saved: ReadRecord<Values>;
  /** Brings an earlier version back; left out where that is not possible now. */
  onRestore?: ((version: number) => void) | undefined;
}

const SHOWN_AT_FIRST = 5;
/** Of products and categories: no form has it, since buttons of their own change it. */
const IS_ARCHIVED: RecordField<boolean> = {
  label: 'Arşivde',
  text: (isArchived) => (isArchived ? 'Evet' : 'Hayır'),
  read: (stored) => stored === true,
};
/** Of the element, for links within the page. */
export const HISTORY_ID = 'record-history';

/** Who changed what when, newest first, with the way back to each state. */
export function RecordHistory<Values extends FieldValues>({
  record,
  saved,
  onRestore,
}: RecordHistoryProps<Values>) {
  const [isWhole, setIsWhole] = useState(false);
  const { history, version: current } = saved;
  const shown = isWhole ? history : history.slice(0, SHOWN_AT_FIRST);
  return (
    <Card.Root maxWidth="60rem" as="section" aria-labelledby={HISTORY_ID}>
      <Card.Header paddingInline={{ base: '4', md: '5' }} paddingBlock="3" borderBottomWidth="1px">
        <Card.Title id={HISTORY_ID} tabIndex={-1} scrollMarginTop="5rem">
          Geçmiş
        </Card.Title>
      </Card.Header>
      <Card.Body paddingInline={{ base: '4', md: '5' }} paddingBlock="2">
        <Stack as="ol" gap="0" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
          {shown.map((change, index) => (
            <Flex as="li" key={change.version} wrap="wrap" gap="3" paddingBlock="3" align="flex-start">
              <Stack flex="1 1 16rem" gap="0.5">
                <Text textStyle="small" color="fg.muted">
                  {change.actor.name ?? 'Mağaza'}, <When at={change.savedAt} />
                </Text>
                <ChangeLines record={record} change={change} />
              </Stack>
              {onRestore && index > 0 && change.version < current && (
                <Button variant="outline" size="sm" onClick={() => onRestore(change.version)}>
                  Bu hâlini getir
                </Button>
              )}
            </Flex>
          ))}
        </Stack>
        {shown.length < history.length && (
          <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setIsWhole(true)}>
            Daha eski değişiklikler
          </Button>
        )}
      </Card.Body>
    </Card.Root>
  );
}

interface ChangeLinesProps<Values extends FieldValues> {
  record: Pick<PanelRecord<Values>, 'fields'>;
  change: RecordChange;
}

function ChangeLines<Values extends FieldValues>({ record, change: { changes } }: ChangeLinesProps<Values>) {
  const fields: PanelRecord<FieldValues>['fields'] = { isArchived: IS_ARCHIVED, ...record.fields };
  if (changes.length === 0) return <p>İlk kayıt</p>;
  const whole = changes.filter(({ field }) => field in fields);
  const parts = changes.filter(({ field }) => !(field in fields)).map((change) => partOf(change, fields));
  const unnamed = parts.flatMap(({ label, isNamed }) => (isNamed ? [] : [label]));
  const textOf = (name: string, stored: string | null, other: string | null) => {
    const field = fields[name];
    if (!field || stored === null) return 'yok';
    return field.text(
      field.read(JSON.parse(stored)),
      other === null ? undefined : field.read(JSON.parse(other)),
    );
  };
  return (
    <>
      {whole.map(({ field, before, after }) => (
        <p key={field}>
          <Span fontWeight="medium">{fields[field]?.label}</Span>: {textOf(field, before, after)} →{' '}
          {textOf(field, after, before)}
        </p>
      ))}
      {parts
        .filter(({ isNamed }) => isNamed)
        .map(({ field, label, before, after }) => (
          <p key={field}>
            <Span fontWeight="medium">{label}</Span>: {differingText(before, after) || 'boş'} →{' '}
            {differingText(after, before) || 'boş'}
          </p>
        ))}
      {[...new Set(unnamed)].map((label) => (
        <p key={label}>
          <Span fontWeight="medium">{label}</Span> değişti
        </p>
      ))}
    </>
  );
}

/** A part of a field, such as one row of a list, as its field calls it. */
function partOf(
  { field, before, after }: RecordChange['changes'][number],
  fields: PanelRecord<FieldValues>['fields'],
) {
  const [name = '', ...rest] = field.split('.');
  const whole = fields[name];
  const part = whole?.partLabel?.(rest.join('.'));
  const label = [whole?.label ?? name, part].filter(Boolean).join(', ');
  return { field, label, isNamed: part !== undefined, before: leafText(before), after: leafText(after) };
}

function leafText(stored: string | null): string {
  const value: unknown = stored === null ? '' : JSON.parse(stored);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
