import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { Sums } from '../../../ui/layout/sums';

export const OrderSumsFragment = graphql(`
  fragment OrderSums on Order {
    subtotal
    tax
    taxRate
    shipping
    total
  }
`);

export function OrderSums({ order }: { order: FragmentOf<typeof OrderSumsFragment> }) {
  return <Sums sums={readFragment(OrderSumsFragment, order)} />;
}
