import { Container, Heading } from '@chakra-ui/react';
import { useVisitor } from '../../features/account/me';
import { FavoritesSkeleton } from '../../features/favorites/page/favorites-skeleton';
import { GuestList } from '../../features/favorites/page/guest-list';
import { OwnFavorites, warmOwnFavorites } from '../../features/favorites/page/own-favorites';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { ErrorState } from '../../ui/feedback/error-state';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type PageMeta, type ScreenRequest } from '../screen';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Favorilerim', path: paths.favorites() },
];

export const isPersonal = true;

export function loader({ client, url }: ScreenRequest): Promise<null> {
  return warmOwnFavorites(client, url.searchParams);
}

export function meta(): PageMeta {
  return { title: 'Favorilerim', description: 'Favori ürünleriniz, fiyat ve stoklarında değişenler.' };
}

export function Component() {
  return (
    <DesignProvider>
      <Container paddingBottom="10">
        <Breadcrumbs trail={TRAIL} />
        <Heading as="h1" textStyle="h1" paddingTop="4" paddingBottom="5">
          Favorilerim
        </Heading>
        <Favorites />
      </Container>
    </DesignProvider>
  );
}

function Favorites() {
  const visitor = useVisitor();
  switch (visitor.kind) {
    case 'unknown':
      return <FavoritesSkeleton />;
    case 'failed':
      return <ErrorState title="Favorileriniz yüklenemedi" onRetry={visitor.askAgain} />;
    case 'guest':
      return <GuestList />;
    case 'customer':
      return <OwnFavorites key={visitor.me.id} />;
  }
}
