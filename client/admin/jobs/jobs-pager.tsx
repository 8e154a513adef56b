import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../shop/format';
import { Pager } from '../../ui/navigation/pager';
import { JOBS_PER_PAGE } from './jobs-state';

interface JobsPagerProps {
  page: number;
  total: number;
  addressOf: (page: number) => string;
}

/** Which part of a list is shown, and the ways to the others. */
export function JobsPager({ page, total, addressOf }: JobsPagerProps) {
  const first = (page - 1) * JOBS_PER_PAGE + 1;
  const last = Math.min(total, page * JOBS_PER_PAGE);
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Text color="fg.muted" textStyle="figures">
        {formatCount(total)} kayıttan {formatCount(first)}–{formatCount(last)}
      </Text>
      <Pager page={page} lastPage={Math.max(1, Math.ceil(total / JOBS_PER_PAGE))} addressOf={addressOf} />
    </Flex>
  );
}
