import { Box, List, Stack, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Client, useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { ChoiceChips } from '../../../ui/choices/choice-chips';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Pager } from '../../../ui/navigation/pager';
import { SearchForm } from '../../../ui/form/search-form';
import { QuoteSkeleton } from '../detail/quote-skeleton';
import { QUOTE_STATUSES } from '../../../shop/quote-labels';
import { QuoteCard, QuoteCardFragment } from './quote-card';
import {
  isFiltered,
  QUOTE_STATUS_LIST,
  QUOTES_PER_PAGE,
  quotesAddress,
  type QuotesQuery,
  readQuotesQuery,
  toVariables,
} from './quotes-query';

export const MyQuotesQuery = graphql(
  `
    query MyQuotes($filter: MyQuotesFilter, $skip: Int!, $take: Int!) {
      myQuotes(filter: $filter, skip: $skip, take: $take) {
        total
        items {
          id
          ...QuoteCard
        }
      }
    }
  `,
  [QuoteCardFragment],
);

/** An empty list names nothing that a new quote would change. */
const CONTEXT = { additionalTypenames: ['Quote'] };

/** Asks for the quotes that an address names, for `OwnQuotes` to find. */
export function warmOwnQuotes(client: Client, parameters: URLSearchParams): Promise<null> {
  return warm(client, MyQuotesQuery, toVariables(readQuotesQuery(parameters)), CONTEXT);
}

/** The quotes of the signed-in customer: searched, narrowed, page by page. */
export function OwnQuotes() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  // A box has to show its change in the same moment, before the address does.
  const [asked, setAsked] = useState<{ from: string; query: QuotesQuery }>();
  const count = useRef<HTMLParagraphElement>(null);
  if (asked && asked.from !== key) setAsked(undefined);
  const query = asked?.from === key ? asked.query : readQuotesQuery(new URLSearchParams(search));
  const ask = (next: QuotesQuery) => {
    setAsked({ from: key, query: next });
    void navigate(quotesAddress(next), { preventScrollReset: true });
  };
  const [{ data, error, fetching }, askAgain] = useQuery({
    query: MyQuotesQuery,
    variables: toVariables(query),
    context: CONTEXT,
  });
  const list = data?.myQuotes;
  if (error && !fetching) {
    return (
      <ErrorState
        title="Teklifleriniz yüklenemedi"
        onRetry={() => askAgain({ requestPolicy: 'network-only' })}
      />
    );
  }
  if (!list) return <QuoteSkeleton />;
  const isUnused = list.total === 0 && !isFiltered(query) && !fetching;
  return (
    <Stack gap="4" aria-busy={fetching}>
      {!isUnused && (
        <>
          <Stack role="search" aria-label="Tekliflerde ara" gap="3" _print={{ display: 'none' }}>
            <Box maxWidth="md">
              <SearchForm
                label="Teklif numarası, ürün kodu veya proje"
                placeholder="Numara, kod veya proje"
                text={query.text}
                onSearch={(text) => ask({ ...query, text, page: 1 })}
              />
            </Box>
            <ChoiceChips
              legend="Durum"
              choices={QUOTE_STATUS_LIST.map((value) => ({ value, label: QUOTE_STATUSES[value].label }))}
              chosen={query.statuses}
              onChange={(statuses) => ask({ ...query, statuses, page: 1 })}
            />
          </Stack>
          <Text ref={count} tabIndex={-1} role="status" textStyle="figures" color="fg.muted">
            Toplam {formatCount(list.total)} teklif
          </Text>
        </>
      )}
      {list.items.length === 0 ? (
        <NoQuotes query={query} isUnused={isUnused} />
      ) : (
        <List.Root variant="plain" gap="4" opacity={fetching ? '0.6' : undefined}>
          {list.items.map((quote) => (
            <List.Item key={quote.id} display="block">
              <QuoteCard quote={quote} />
            </List.Item>
          ))}
        </List.Root>
      )}
      <Pager
        page={query.page}
        lastPage={Math.max(1, Math.ceil(list.total / QUOTES_PER_PAGE))}
        addressOf={(page) => quotesAddress({ ...query, page })}
        onFollow={() => count.current?.focus({ preventScroll: true })}
      />
    </Stack>
  );
}

function NoQuotes({ query, isUnused }: { query: QuotesQuery; isUnused: boolean }) {
  const [title, way, to] = isUnused
    ? ['Henüz teklif istemediniz', 'Teklif isteyin', paths.quote()]
    : query.page > 1
      ? ['Bu sayfada teklif yok', 'İlk sayfaya dönün', quotesAddress({ ...query, page: 1 })]
      : ['Bu ölçütlere uyan teklifiniz yok', 'Filtreleri temizle', paths.quotes()];
  return (
    <EmptyState icon={<Icon of={FileText} size={56} strokeWidth={1} />} title={title}>
      <ButtonLink tone="petrol" to={to}>
        {way}
      </ButtonLink>
    </EmptyState>
  );
}
