import { FavoritesSkeleton } from '../../features/favorites/page/favorites-skeleton';
import { GuestList } from '../../features/favorites/page/guest-list';
import { OwnFavorites, warmOwnFavorites } from '../../features/favorites/page/own-favorites';
import { paths } from '../../paths';
import { OwnPage } from '../profile/own-page';
import { type PageMeta, type ScreenRequest } from '../screen';

export const isPersonal = true;

export function loader({ client, url }: ScreenRequest): Promise<null> {
  return warmOwnFavorites(client, url.searchParams);
}

export function meta(): PageMeta {
  return { title: 'Favorilerim', description: 'Favori ürünleriniz, fiyat ve stoklarında değişenler.' };
}

export function Component() {
  return (
    <OwnPage
      title="Favorilerim"
      path={paths.favorites()}
      skeleton={<FavoritesSkeleton />}
      failure="Favorileriniz yüklenemedi"
      guest={<GuestList />}
    >
      {(customerId) => <OwnFavorites key={customerId} />}
    </OwnPage>
  );
}
