import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { taxText } from '../../../features/orders/detail/invoice-text';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatPhone, phoneHref } from '../../../shop/format';
import { Fact, Facts } from './facts';

export const OrderCustomerFragment = graphql(`
  fragment OrderCustomer on Order {
    user {
      name
      email
      phone
      company
      taxNumber
      taxOffice
    }
  }
`);

/** Who ordered, each value with its button to copy it. */
export function OrderCustomer({ order }: { order: FragmentOf<typeof OrderCustomerFragment> }) {
  const { user } = readFragment(OrderCustomerFragment, order);
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
            <Link href={`mailto:${user.email}`}>{user.email}</Link>
          </Fact>
        )}
      </Facts>
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
