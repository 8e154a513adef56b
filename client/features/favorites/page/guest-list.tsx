import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { ErrorState } from '../../../ui/feedback/error-state';
import { guestFavorites } from '../store/guest-favorites';
import { GuestFavoritesQuery } from './favorites.query';
import { FavoritesSkeleton } from './favorites-skeleton';
import { FavoriteItems } from './favorite-items';
import { NoFavorites } from './own-favorites';

/** What this browser keeps for a guest, and that signing in keeps it for good. */
export function GuestList() {
  const [kept] = useState(guestFavorites);
  const [{ data, error, fetching }, ask] = useQuery({
    query: GuestFavoritesQuery,
    variables: { ids: kept.map(({ productId }) => productId) },
    pause: kept.length === 0,
  });
  if (kept.length === 0) return <NoFavorites isHearts />;
  if (error && !fetching) {
    return (
      <ErrorState title="Favorileriniz yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <FavoritesSkeleton />;
  const products = new Map(data.favoriteProducts.map((product) => [product.id, product]));
  return (
    <Stack gap="4">
      <Stack gap="2" align="start">
        <Text color="fg.muted">
          Favorileriniz bu tarayıcıda duruyor. Giriş yaparsanız hesabınıza geçer, öteki cihazlarınızda da
          görünür.
        </Text>
        <ButtonLink to={paths.login(paths.favorites())}>Giriş yapın</ButtonLink>
      </Stack>
      <FavoriteItems
        hasHearts
        items={kept.map((one) => ({ ...one, product: products.get(one.productId) ?? null }))}
      />
    </Stack>
  );
}
