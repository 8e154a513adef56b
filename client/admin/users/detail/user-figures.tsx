import { Card, Grid, Skeleton, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { formatCount, formatDateTime, formatLira } from '../../../shop/format';
import { timeAgo } from '../../../shop/time-ago';
import { ErrorState } from '../../../ui/feedback/error-state';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';

const UserSalesQuery = graphql(`
  query UserSales($id: ID!) {
    adminCustomerSales(customer: $id) {
      orders
      revenue
      lastOrderAt
    }
  }
`);

const UserOpenQuotesQuery = graphql(`
  query UserOpenQuotes($id: ID!) {
    adminQuotes(filter: { customer: $id, statuses: [NEW, PROCESSING, QUOTED] }, take: 1) {
      total
    }
  }
`);

// A figure names no type that a change would invalidate.
const OF_ORDERS = { additionalTypenames: ['Order'] };
const OF_QUOTES = { additionalTypenames: ['Quote'] };

/** What a customer bought and waits for, as far as somebody may see it. */
export function UserFigures({ id }: { id: string }) {
  const staff = useStaff();
  const [maySeeOrders, maySeeQuotes] = [isPermitted(staff, 'ORDERS'), isPermitted(staff, 'QUOTES')];
  if (!maySeeOrders && !maySeeQuotes) return null;
  return (
    <Card.Root as="section" aria-label="Müşterinin rakamları">
      <Grid
        as="dl"
        margin="0"
        padding={{ base: '4', md: '5' }}
        gap="4"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {maySeeOrders && <Sales id={id} />}
        {maySeeQuotes && <OpenQuotes id={id} />}
      </Grid>
    </Card.Root>
  );
}

function Sales({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: UserSalesQuery, variables: { id }, context: OF_ORDERS });
  if (error && !data) {
    return <ErrorState title="Satışlar yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  }
  const sales = data?.adminCustomerSales;
  return (
    <>
      <Figure name="Sipariş">{sales && formatCount(sales.orders)}</Figure>
      <Figure name="Ciro, net">{sales && formatLira(sales.revenue)}</Figure>
      <Figure name="Son sipariş">
        {sales &&
          (sales.lastOrderAt === null ? (
            '—'
          ) : (
            <time dateTime={sales.lastOrderAt} title={formatDateTime(sales.lastOrderAt)}>
              {timeAgo(sales.lastOrderAt)}
            </time>
          ))}
      </Figure>
    </>
  );
}

function OpenQuotes({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({
    query: UserOpenQuotesQuery,
    variables: { id },
    context: OF_QUOTES,
  });
  if (error && !data) {
    return (
      <ErrorState title="Teklifler yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  }
  return <Figure name="Açık teklif">{data && formatCount(data.adminQuotes.total)}</Figure>;
}

/** @param children undefined while it is loaded */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" textStyle="small" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" margin="0" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {children ?? <Skeleton as="span" display="inline-block" height="1em" width="4rem" />}
      </Text>
    </div>
  );
}
