import { formatCount } from '../../ui/format';
import { Pager as NumberedPages } from '../../ui/pager';
import text from '../../ui/text.module.css';
import { type ListQuery, listAddress } from './list-query';
import { LAST_PAGE, PAGE_SIZE, pageCount } from './page-numbers';
import { focusResults } from './result-focus';

/** How many products the pages of a list can hold. */
const REACHABLE = LAST_PAGE * PAGE_SIZE;

interface PagerProps {
  path: string;
  query: ListQuery;
  total: number;
}

/** The pages of a list, with its search, filters and order in every address. */
export function Pager({ path, query, total }: PagerProps) {
  return (
    <>
      <NumberedPages
        page={query.page}
        lastPage={pageCount(total)}
        addressOf={(page) => listAddress(path, { ...query, page })}
        onFollow={focusResults}
      />
      {total > REACHABLE && (
        <p className={text.small}>
          İlk {formatCount(REACHABLE)} ürün sayfalanır. Kalanları görmek için listeyi filtreleyin.
        </p>
      )}
    </>
  );
}
