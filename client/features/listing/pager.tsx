import { Pager as NumberedPages } from '../../ui/pager';
import { type ListQuery, listAddress } from './list-query';
import { pageCount } from './page-numbers';
import { focusResults } from './result-focus';

interface PagerProps {
  path: string;
  query: ListQuery;
  total: number;
}

/** The pages of a list, with its search, filters and order in every address. */
export function Pager({ path, query, total }: PagerProps) {
  return (
    <NumberedPages
      page={query.page}
      lastPage={pageCount(total)}
      addressOf={(page) => listAddress(path, { ...query, page })}
      onFollow={focusResults}
    />
  );
}
