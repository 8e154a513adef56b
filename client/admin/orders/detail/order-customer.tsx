import { Flex, Link, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { taxText } from '../../../features/orders/detail/invoice-text';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatCount, formatDay, formatLira, formatPhone, phoneHref } from '../../../shop/format';
import { BreakableAddress, Fact, Facts } from '../../record/facts';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';

export const OrderCustomerFragment = graphql(`
  fragment OrderCustomer on Order {
    quoteId
    user {
      name
      email
      phone
      company
      taxNumber
      taxOffice
    }
    buyerTotals {
      orderCount
      total
      firstOrderAt
    }
  }
`);

/** Who ordered, each value with its button to copy it. */
export function OrderCustomer({ order }: { order: FragmentOf<typeof OrderCustomerFragment> }) {
  const { user, buyerTotals, quoteId } = readFragment(OrderCustomerFragment, order);
  const seesQuotes = isPermitted(useStaff(), 'QUOTES');
  const taxes = taxText(user);
  return (
    <OrderSection title="Müşteri">
      <Facts>
        <Fact name="Ad" copied={user.name}>
          {user.name}
        </Fact>
        {user.company && (
          <Fact name="Firma" copied={user.company}>
            {user.company}
          </Fact>
        )}
        {taxes && (
          <Fact name="Vergi no" copied={user.taxNumber ?? taxes}>
            {taxes}
          </Fact>
        )}
        {user.phone && (
          <Fact name="Telefon" copied={user.phone}>
            <Link href={phoneHref(user.phone)}>{formatPhone(user.phone)}</Link>
          </Fact>
        )}
        {user.email && (
          <Fact name="E-posta" copied={user.email}>
            <Link href={`mailto:${user.email}`} display="inline">
              <BreakableAddress>{user.email}</BreakableAddress>
            </Link>
          </Fact>
        )}
      </Facts>
      {buyerTotals && buyerTotals.orderCount > 0 && (
        <Flex gap="6" marginTop="3" paddingTop="3" borderTopWidth="1px" textStyle="figures">
          <Total value={`${formatCount(buyerTotals.orderCount)} sipariş`}>
            {buyerTotals.firstOrderAt && `ilki ${formatDay(buyerTotals.firstOrderAt)}`}
          </Total>
          <Total value={formatLira(buyerTotals.total)}>toplam alışveriş</Total>
        </Flex>
      )}
      {quoteId && seesQuotes && (
        <Link asChild textStyle="small" marginTop="3">
          <RouterLink to={paths.adminQuote(quoteId)}>Siparişin kabul edilen teklifi</RouterLink>
        </Link>
      )}
      {user.email && (
        <Link asChild textStyle="small" marginTop="3">
          <RouterLink to={paths.adminOrders(new URLSearchParams({ arama: user.email }))}>
            Bu müşterinin siparişleri
          </RouterLink>
        </Link>
      )}
    </OrderSection>
  );
}

function Total({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div>
      <b>{value}</b>
      <Text textStyle="small" color="fg.muted">
        {children}
      </Text>
    </div>
  );
}
