import { paths } from '../../../paths';
import { choicesField, listState, pageField, textField } from '../../../ui/navigation/list-state';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../shop/quote-labels';

/** The parameters the list of quotes reads from its address. */
export const QUOTES_PARAMETERS = { text: 'arama', statuses: 'durum', page: 'sayfa' } as const;

export const QUOTES_PER_PAGE = 10;

/** What the address of the list asks for. */
export interface QuotesQuery {
  readonly text: string;
  readonly statuses: readonly QuoteStatus[];
  readonly page: number;
}

export const QUOTE_STATUS_LIST = Object.keys(QUOTE_STATUSES) as QuoteStatus[];

const SPELLING = Object.fromEntries(
  QUOTE_STATUS_LIST.map((status) => [status, QUOTE_STATUSES[status].parameter]),
) as Record<QuoteStatus, string>;

const { parse, serialize } = listState<QuotesQuery>({
  text: textField(QUOTES_PARAMETERS.text, 40),
  statuses: choicesField(QUOTES_PARAMETERS.statuses, SPELLING),
  page: pageField(QUOTES_PARAMETERS.page, QUOTES_PER_PAGE),
});

export { parse as readQuotesQuery };

/** The shortest address of a query. */
export const quotesAddress = (query: QuotesQuery): string => paths.quotes(serialize(query));

export const isFiltered = ({ text, statuses }: QuotesQuery): boolean => text !== '' || statuses.length > 0;

/** The query as the server takes it. */
export function toVariables({ text, statuses, page }: QuotesQuery) {
  return {
    filter: { ...(text && { text }), ...(statuses.length > 0 && { statuses: [...statuses] }) },
    skip: (page - 1) * QUOTES_PER_PAGE,
    take: QUOTES_PER_PAGE,
  };
}
