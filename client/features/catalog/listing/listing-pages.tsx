import { formatCount } from '../../../shop/format';
import { Pager } from '../../../ui/navigation/pager';
import text from '../../../design/text.module.css';
import { type ListQuery, listAddress } from './list-query';
import { PAGE_SIZE, pageCount } from './page-numbers';
import { focusResults } from './result-focus';

interface ListingPagesProps {
  path: string;
  query: ListQuery;
  total: number;
  /** False when the list holds more than `total`: its pages end there. */
  isTotalExact: boolean;
}

/** The pages of a list, with its search, filters and order in every address. */
export function ListingPages({ path, query, total, isTotalExact }: ListingPagesProps) {
  const lastPage = pageCount(total);
  const reachable = lastPage * PAGE_SIZE;
  return (
    <>
      <Pager
        page={query.page}
        lastPage={lastPage}
        addressOf={(page) => listAddress(path, { ...query, page })}
        onFollow={focusResults}
      />
      {(total > reachable || !isTotalExact) && (
        <p className={text.small}>
          İlk {formatCount(reachable)} ürün sayfalanır. Aradığınızı görmüyorsanız listeyi filtreleyin.
        </p>
      )}
    </>
  );
}
