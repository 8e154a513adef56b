import { Container, Heading, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { ProductGrid } from '../../features/catalog/cards/product-grid';
import { FavoritesSkeleton } from '../../features/favorites/page/favorites-skeleton';
import { HEARTS } from '../../features/favorites/page/list-navigation';
import { graphql } from '../../graphql/graphql';
import { runQuery, warm } from '../../graphql/query';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { ErrorState } from '../../ui/feedback/error-state';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type NotFound, notFound } from '../route-answers';
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

/** Only whether there is one: what is on it does not stand in the HTML of the server. */
const IsSharedQuery = graphql(`
  query IsShared($token: String!) {
    list: sharedFavoriteList(token: $token) {
      name
    }
  }
`);

const TRAIL = [{ name: 'Ana Sayfa', path: paths.home() }];

const ENDED: NotFound = {
  title: 'Bu liste artık paylaşılmıyor',
  hint: 'Sahibi paylaşmayı bırakmış veya bağlantı eksik kopyalanmış olabilir.',
  back: { text: 'Ürünlere göz atın', to: paths.products() },
};

export const isPersonal = true;

export async function loader({ client, params: { token = '' } }: ScreenRequest): Promise<null> {
  const [{ list }] = await Promise.all([
    runQuery(client, IsSharedQuery, { token }),
    warm(client, SharedListQuery, { token }),
  ]);
  if (!list) throw notFound(ENDED);
  return null;
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
  // Sharing may end while the page is on its way.
  if (data && !data.list) throw notFound(ENDED);
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
        ) : (
          <FavoritesSkeleton />
        )}
      </Container>
    </DesignProvider>
  );
}
