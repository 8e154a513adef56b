import { Skeleton, Stack } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { type Client, useQuery } from 'urql';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { prefetch as prefetchQuery } from '../../navigation/prefetch';
import { ContentTabs } from '../content-tabs';
import { PageChoice } from './page-choice';
import { StaticPagesQuery } from './static-pages.query';

/** The pages that staff added: the first of them, or the way to one. */
function OtherPagesScreen() {
  const [{ data, error, fetching }, ask] = useQuery({ query: StaticPagesQuery });
  const pages = data?.adminStaticPages.filter(({ kind }) => kind === 'OTHER');
  const first = pages?.at(0);
  if (first) return <Navigate to={paths.adminStaticPage(first.slug)} replace />;
  return (
    <Stack gap="5">
      <ScreenTitle>Diğer sayfalar, İçerik</ScreenTitle>
      <ContentTabs current="diger" />
      {!data && error && !fetching && (
        <ErrorState title="İçerik yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      {!data && (fetching || !error) && (
        <Stack maxWidth="60rem" role="status" aria-label="İçerik yükleniyor">
          <Skeleton height="24" />
        </Stack>
      )}
      {pages && (
        <>
          <PageChoice pages={pages} kind="OTHER" />
          <EmptyState icon={<Icon of={FileText} size={32} />} title="Henüz başka sayfa yok">
            <p>Servis noktaları, kampanya koşulları gibi sayfaları buradan ekleyin.</p>
          </EmptyState>
        </>
      )}
    </Stack>
  );
}

export { OtherPagesScreen as Component };

export const prefetch = (client: Client) => prefetchQuery(client, StaticPagesQuery, {});
