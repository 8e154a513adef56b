import { Table, Text } from '@chakra-ui/react';
import { type ResultOf } from '../../../graphql/graphql';
import { type AuditRowFragment } from '../list/audit.query';

/** Names and texts need the width of a phone. */
const CELLS = {
  '& :is(th, td)': { paddingInline: { base: '1', md: '4' } },
  '& td:first-of-type': { fontWeight: 'medium', whiteSpace: 'normal' },
} as const;

/** The fields that a record changed, before and after, and those that its reader may not see. */
export function RecordChanges({ record }: { record: ResultOf<typeof AuditRowFragment> }) {
  const { changes, hiddenFields } = record;
  return (
    <>
      {changes.length === 0 ? (
        <Text color="fg.muted">Değişen bir alan yok.</Text>
      ) : (
        <Table.Root size="sm" tableLayout="fixed" css={CELLS}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader width="30%">Alan</Table.ColumnHeader>
              <Table.ColumnHeader>Önce</Table.ColumnHeader>
              <Table.ColumnHeader>Sonra</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {changes.map(({ field, label, before, after }) => (
              <Table.Row key={field}>
                <Table.Cell>{label}</Table.Cell>
                <Value text={before} />
                <Value text={after} />
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {hiddenFields.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          Görme yetkiniz olmayan kişisel alanlar: {hiddenFields.join(', ')}
        </Text>
      )}
    </>
  );
}

function Value({ text }: { text: string | null }) {
  return (
    <Table.Cell whiteSpace="pre-line" overflowWrap="anywhere" color={text === null ? 'fg.subtle' : undefined}>
      {text ?? '–'}
    </Table.Cell>
  );
}
