import { useState } from 'react';
import { useQuery } from 'urql';
import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { recentlySeen } from '../../features/catalog/product/recently-seen';
import { graphql } from '../../graphql/graphql';
import { ProductSection } from './product-section';

const RecentlySeenQuery = graphql(
  `
    query RecentlySeen($first: String!, $second: String!, $third: String!, $fourth: String!) {
      first: product(slug: $first) {
        ...ProductCard
      }
      second: product(slug: $second) {
        ...ProductCard
      }
      third: product(slug: $third) {
        ...ProductCard
      }
      fourth: product(slug: $fourth) {
        ...ProductCard
      }
    }
  `,
  [ProductCardFragment],
);

/** The products this browser looked at last, as far as they are still sold. */
export function RecentlySeen() {
  const [[first = '', second = '', third = '', fourth = '']] = useState(recentlySeen);
  const [{ data }] = useQuery({
    query: RecentlySeenQuery,
    variables: { first, second, third, fourth },
    pause: first === '',
  });
  const products = [data?.first, data?.second, data?.third, data?.fourth].filter((product) => !!product);
  return <ProductSection title="Son gezdiğiniz ürünler" products={products} />;
}
