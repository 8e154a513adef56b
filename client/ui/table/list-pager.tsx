import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../shop/format';
import { Pager } from '../navigation/pager';

interface ListPagerProps {
  /** The page shown, from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The total as a sentence begins with it: «312 siparişten». */
  totalText: string;
  addressOf: (page: number) => string;
}

/** Which part of a list is shown, and the links to the others. */
export function ListPager({ page, pageSize, total, totalText, addressOf }: ListPagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Text color="fg.muted" textStyle="figures">
        {totalText} {formatCount(first)}–{formatCount(last)}
      </Text>
      <Pager page={page} lastPage={Math.max(1, Math.ceil(total / pageSize))} addressOf={addressOf} />
    </Flex>
  );
}
