import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../shop/format';
import { Pager } from '../../ui/navigation/pager';
import { countText, type ListPage } from './declare-list';

interface ListFootProps {
  /** The page shown, from 1. */
  page: number;
  pageSize: number;
  found: Omit<ListPage<unknown>, 'items'>;
  /** One row, in the singular. */
  noun: string;
  addressOf: (page: number) => string;
}

/** Which part of a list is shown, and the links to the others. */
export function ListFoot({ page, pageSize, found, noun, addressOf }: ListFootProps) {
  const { total } = found;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const all = `${countText(found)} ${noun}`;
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" minHeight="11" paddingInline="3">
      <Text color="fg.muted" textStyle="figures">
        {total > pageSize ? `${formatCount(first)}–${formatCount(last)} / ${all}` : all}
      </Text>
      <Pager page={page} lastPage={Math.max(1, Math.ceil(total / pageSize))} addressOf={addressOf} />
    </Flex>
  );
}
