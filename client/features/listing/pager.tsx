import { formatCount } from '../../ui/format';
import { Pager as NumberedPages } from '../../ui/pager';
import text from '../../ui/text.module.css';
import { type ListQuery, listAddress } from './list-query';
import { PAGE_SIZE, pageCount } from './page-numbers';
import { focusResults } from './result-focus';

interface PagerProps {
  path: string;
  query: ListQuery;
  total: number;
  /** False when the list holds more than `total`: its pages end there. */
  isTotalExact: boolean;
}

/** The pages of a list, with its search, filters and order in every address. */
export function Pager({ path, query, total, isTotalExact }: PagerProps) {
  const lastPage = pageCount(total);
  const reachable = lastPage * PAGE_SIZE;
  return (
    <>
      <NumberedPages
        page={query.page}
        lastPage={lastPage}
        addressOf={(page) => listAddress(path, { ...query, page })}
        onFollow={focusResults}
      />
      {(total > reachable || !isTotalExact) && (
        <p className={text.small}>
          İlk {formatCount(reachable)} ürün sayfalanır. Kalanları görmek için listeyi filtreleyin.
        </p>
      )}
    </>
  );
}
