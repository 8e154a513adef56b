import { Box, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';

/** What became of one of several rows. */
export interface BulkOutcome {
  readonly id: string;
  readonly refusal: { readonly message: string; readonly details: string } | null;
}

interface BulkReportProps {
  /** One of them, in the singular. */
  noun: string;
  outcomes: readonly BulkOutcome[];
  /** What is to be said of others. */
  note?: string | undefined;
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** How many rows were changed, and of each of the others why it was not. */
export function BulkReport({ noun, outcomes, note, nameOf, onClose }: BulkReportProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
  }, []);
  const refused = outcomes.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : []));
  const changed = outcomes.length - refused.length;
  return (
    <Stack gap="4" role="status">
      {changed > 0 && (
        <Flex gap="2" align="center" color="success.fg">
          <Icon of={CircleCheck} size={18} />
          {formatCount(changed)} {noun} değiştirildi.
        </Flex>
      )}
      {note !== undefined && <Text color="fg.muted">{note}</Text>}
      {refused.length > 0 && (
        <Box>
          <Flex gap="2" align="center" color="danger.fg">
            <Icon of={CircleAlert} size={18} />
            {formatCount(refused.length)} {noun} değiştirilmedi; seçili kaldı.
          </Flex>
          <List.Root variant="plain" marginTop="2" maxHeight="2xs" overflowY="auto" gap="2">
            {refused.map(({ id, refusal }) => (
              <List.Item key={id} display="block">
                <b>{nameOf(id)}</b>
                <Text textStyle="small" color="fg.muted">
                  {refusal.message}
                </Text>
              </List.Item>
            ))}
          </List.Root>
        </Box>
      )}
      <Flex justify="flex-end">
        <Button ref={close} variant="outline" onClick={onClose}>
          Kapat
        </Button>
      </Flex>
    </Stack>
  );
}

/** Rows that were not changed, each at the version that its refusal names, so that it can be tried again. */
export function refusedRows<Row extends { readonly id: string; readonly version: number }>(
  rows: readonly Row[],
  outcomes: readonly BulkOutcome[],
): Row[] {
  const refusals = new Map(outcomes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal]] : [])));
  return rows.flatMap((row) => {
    const refusal = refusals.get(row.id);
    if (!refusal) return [];
    const { currentVersion = row.version } = JSON.parse(refusal.details) as { currentVersion?: number };
    return [{ ...row, version: currentVersion }];
  });
}
