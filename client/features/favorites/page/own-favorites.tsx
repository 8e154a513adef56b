import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Client, useClient, useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { warm } from '../../../graphql/query';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { useMerged } from '../store/use-favorites';
import {
  AddListMutation,
  AddToListMutation,
  FavoriteListsQuery,
  RemoveFromListMutation,
} from './favorites.query';
import { FavoritesSkeleton } from './favorites-skeleton';
import { FavoriteItems, ListChoice } from './favorite-items';
import { ListHead } from './list-head';
import { ListNameDialog } from './list-name-dialog';
import { HEARTS, ListNavigation } from './list-navigation';

const LIST_PARAMETER = 'liste';
/** An empty list names nothing that a new favorite would change. */
const CONTEXT = { additionalTypenames: ['FavoriteList', 'Favorite'] };

const listIn = (parameters: URLSearchParams) => parameters.get(LIST_PARAMETER);

/** Asks for the list that an address names, for `OwnFavorites` to find. */
export function warmOwnFavorites(client: Client, parameters: URLSearchParams): Promise<null> {
  return warm(client, FavoriteListsQuery, { id: listIn(parameters) }, CONTEXT);
}

/** The lists of the signed-in customer, one of them open. */
export function OwnFavorites() {
  const client = useClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = listIn(new URLSearchParams(search));
  const [{ data: answer, error, fetching }, ask] = useQuery({
    query: FavoriteListsQuery,
    variables: { id },
    context: CONTEXT,
    // Prices and stock are those of now.
    requestPolicy: 'cache-and-network',
  });
  const data = useLastData(answer);
  const [isNaming, setNaming] = useState(false);
  const [failure, setFailure] = useState<string>();
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const merged = useMerged();
  useEffect(() => {
    if (merged > 0) ask({ requestPolicy: 'network-only' });
  }, [merged, ask]);
  if (!data) {
    return error && !fetching ? (
      <ErrorState title="Favorileriniz yüklenemedi" onRetry={readAgain} />
    ) : (
      <FavoritesSkeleton />
    );
  }
  const { favoriteLists: lists, favoriteList: list } = data;
  const current = lists.find((one) => one.id === list?.id);
  const isHearts = id === null;
  const put = async (listId: string | null, productIds: readonly string[]) => {
    const { error: refused } = await client
      .mutation(AddToListMutation, { listId, productIds: [...productIds] })
      .toPromise();
    setFailure(refused && refusalOf(refused).message);
  };
  const takeOut = async (productIds: readonly string[]) => {
    const { error: refused } = await client
      .mutation(RemoveFromListMutation, { listId: id, productIds: [...productIds] })
      .toPromise();
    setFailure(refused && refusalOf(refused).message);
  };
  const others = Object.fromEntries(
    lists
      .filter((one) => one.id !== list?.id && one.name !== null)
      .map((one) => [one.id, one.name ?? HEARTS]),
  );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }} gap="6" alignItems="start">
      <ListNavigation lists={lists} currentId={id} onAdd={() => setNaming(true)} />
      <Stack gap="4" aria-busy={fetching}>
        {current && (
          <ListHead list={current} onChanged={readAgain} onDeleted={() => void navigate(paths.favorites())} />
        )}
        {failure && <ErrorAlert>{failure}</ErrorAlert>}
        {!isHearts && !list ? (
          <EmptyState icon={<Icon of={Heart} size={56} strokeWidth={1} />} title="Böyle bir listeniz yok">
            <ButtonLink tone="petrol" to={paths.favorites()}>
              Favorilerime dön
            </ButtonLink>
          </EmptyState>
        ) : list && list.items.length > 0 ? (
          <FavoriteItems key={list.id} items={list.items} hasHearts={isHearts}>
            {(chosenIds) => (
              <>
                {Object.keys(others).length > 0 && (
                  <ListChoice lists={others} onChoose={(listId) => void put(listId, chosenIds)} />
                )}
                {!isHearts && (
                  <Button variant="outline" onClick={() => void takeOut(chosenIds)}>
                    Listeden çıkar
                  </Button>
                )}
              </>
            )}
          </FavoriteItems>
        ) : (
          <NoFavorites isHearts={isHearts} />
        )}
      </Stack>
      <ListNameDialog
        isOpen={isNaming}
        title="Yeni liste"
        name=""
        send={async (name) => {
          const result = await client.mutation(AddListMutation, { name }, CONTEXT).toPromise();
          if (result.data) {
            readAgain();
            void navigate(paths.favorites(result.data.list.id));
          }
          return result;
        }}
        onClose={() => setNaming(false)}
      />
    </Grid>
  );
}

/** Says how a list is filled. */
export function NoFavorites({ isHearts }: { isHearts: boolean }) {
  return (
    <EmptyState
      icon={<Icon of={Heart} size={56} strokeWidth={1} />}
      title={isHearts ? 'Henüz favori ürününüz yok' : 'Bu listede henüz ürün yok'}
    >
      <Text color="fg.muted" textAlign="center">
        {isHearts
          ? 'Ürünlerin kalbine basın; fiyatı ve stoku değişince burada görürsünüz.'
          : 'Favorilerinizde ürünleri seçip «Listeye ekle» ile buraya koyun.'}
      </Text>
      <ButtonLink tone="petrol" to={isHearts ? paths.products() : paths.favorites()}>
        {isHearts ? 'Ürünlere göz atın' : 'Favorilerime git'}
      </ButtonLink>
    </EmptyState>
  );
}
