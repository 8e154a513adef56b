import { Box, Flex, Link, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../shop/format';
import { ErrorState } from '../../../ui/feedback/error-state';
import { type Activity, SHOWN } from './use-activity';

/** One line of a part of the record. */
export interface PartRow {
  readonly id: string;
  readonly title: string;
  /** Where its record is. */
  readonly to?: string;
  readonly detail: ReactNode;
  readonly end?: ReactNode;
}

/** Lines with a title, what tells them apart below it, and where they stand at their end. */
export function PartRows({ label, rows, empty }: { label: string; rows: readonly PartRow[]; empty: string }) {
  if (rows.length === 0) {
    return (
      <Text padding="4" color="fg.muted">
        {empty}
      </Text>
    );
  }
  return (
    <Stack as="ul" aria-label={label} gap="0" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
      {rows.map(({ id, title, to, detail, end }) => (
        <Flex as="li" key={id} align="center" wrap="wrap" gap="3" paddingInline="4" paddingBlock="2.5">
          <Box flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
            {to === undefined ? (
              <Text fontWeight="medium">{title}</Text>
            ) : (
              <Link asChild fontWeight="medium">
                <RouterLink to={to}>{title}</RouterLink>
              </Link>
            )}
            <Text textStyle="small" color="fg.muted">
              {detail}
            </Text>
          </Box>
          {end}
        </Flex>
      ))}
    </Stack>
  );
}

interface ActivityRowsProps<Item> {
  label: string;
  /** One of them: sipariş. */
  noun: string;
  activity: Activity<{ readonly items: readonly Item[]; readonly total: number }>;
  row: (item: Item) => PartRow;
}

/** The newest of what somebody ordered, asked for or wrote. */
export function ActivityRows<Item>({ label, noun, activity, row }: ActivityRowsProps<Item>) {
  const { part, hasFailed, reload } = activity;
  if (hasFailed) return <ErrorState title={`${label} yüklenemedi`} onRetry={reload} />;
  if (!part) return <Skeleton height="32" margin="4" role="status" aria-label={`${label} yükleniyor`} />;
  return (
    <>
      <PartRows label={label} rows={part.items.map(row)} empty={`Bu kişinin hiç ${noun} kaydı yok.`} />
      {part.total > part.items.length && (
        <Text paddingInline="4" paddingBlock="3" borderTopWidth="1px" textStyle="small" color="fg.muted">
          {formatCount(part.total)} {noun} içinden son {SHOWN}
        </Text>
      )}
    </>
  );
}
