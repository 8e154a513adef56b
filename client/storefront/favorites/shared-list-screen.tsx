import { Container, Heading, Text } from '@chakra-ui/react';
import { ListX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { ProductGrid } from '../../features/catalog/cards/product-grid';
import { FavoritesSkeleton } from '../../features/favorites/page/favorites-skeleton';
import { HEARTS } from '../../features/favorites/page/list-navigation';
import { graphql } from '../../graphql/graphql';
import { warm } from '../../graphql/query';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type PageMeta, type ScreenRequest } from '../screen';

const SharedListQuery = graphql(
  `
    query SharedList($token: String!) {
      list: sharedFavoriteList(token: $token) {
        name
        products {
          ...ProductCard
        }
      }
    }
  `,
  [ProductCardFragment],
);

const TRAIL = [{ name: 'Ana Sayfa', path: paths.home() }];

export const isPersonal = true;

export function loader({ client, params: { token = '' } }: ScreenRequest): Promise<null> {
  return warm(client, SharedListQuery, { token });
}

export function meta(): PageMeta {
  return { title: 'Paylaşılan liste', description: '' };
}

/** A list of products whose owner gave its link away. */
export function Component() {
  const { token = '' } = useParams();
  const [{ data, error, fetching }, ask] = useQuery({
    query: SharedListQuery,
    variables: { token },
    // The HTML of the server passes through more hands than its answers.
    pause: !useHydrated(),
  });
  return (
    <DesignProvider>
      <Container paddingBottom="10">
        <Breadcrumbs trail={TRAIL} />
        {data?.list ? (
          <>
            <Heading as="h1" textStyle="h1" paddingTop="4" overflowWrap="anywhere">
              {data.list.name ?? HEARTS}
            </Heading>
            <Text color="fg.muted" paddingTop="1" paddingBottom="5">
              Sizinle paylaşılan liste, {data.list.products.length} ürün
            </Text>
            <ProductGrid products={data.list.products} heading="h2" />
          </>
        ) : error && !fetching ? (
          <ErrorState title="Liste yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : data ? (
          <EmptyState
            heading="h1"
            icon={<Icon of={ListX} size={56} strokeWidth={1} />}
            title="Bu liste artık paylaşılmıyor"
          >
            <ButtonLink tone="petrol" to={paths.products()}>
              Ürünlere göz atın
            </ButtonLink>
          </EmptyState>
        ) : (
          <FavoritesSkeleton />
        )}
      </Container>
    </DesignProvider>
  );
}
