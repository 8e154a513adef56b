import { Container, Skeleton, Stack } from '@chakra-ui/react';
import { ListX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ListResult } from '../../features/material-lists/list-result';
import { MaterialListQuery } from '../../features/material-lists/material-list.query';
import { useLastData } from '../../graphql/use-last-data';
import { warm } from '../../graphql/query';
import { paths } from '../../paths';
import { DesignProvider } from '../../design/design-provider';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { NeedsScripts } from '../../ui/feedback/needs-scripts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type PageMeta, type ScreenRequest } from '../screen';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Malzeme listesini yükle', path: paths.newMaterialList() },
];

export const isPersonal = true;

export function loader({ client, params: { id = '' } }: ScreenRequest): Promise<null> {
  return warm(client, MaterialListQuery, { id });
}

export function meta(): PageMeta {
  return { title: 'Malzeme listesi', description: '' };
}

/** What was found for a list of the visitor. */
export function Component() {
  const { id = '' } = useParams();
  const [{ data: answer, error, fetching }, ask] = useQuery({
    query: MaterialListQuery,
    variables: { id },
    // The HTML of the server passes through more hands than its answers.
    pause: !useHydrated(),
  });
  const data = useLastData(answer);
  return (
    <DesignProvider>
      <Container paddingBottom="10">
        <Breadcrumbs trail={TRAIL} />
        <Stack paddingTop="4">
          {data?.materialList ? (
            <ListResult key={id} list={data.materialList} />
          ) : error && !fetching ? (
            <ErrorState title="Liste yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
          ) : data ? (
            <UnknownList />
          ) : (
            <NeedsScripts text="Listenizi görmek için tarayıcınızda JavaScript açık olmalıdır.">
              <Stack gap="4" aria-hidden>
                <Skeleton height="4rem" />
                <Skeleton height="20rem" />
              </Stack>
            </NeedsScripts>
          )}
        </Stack>
      </Container>
    </DesignProvider>
  );
}

function UnknownList() {
  return (
    <EmptyState
      heading="h1"
      icon={<Icon of={ListX} size={56} strokeWidth={1} />}
      title="Böyle bir listeniz yok"
    >
      <p>Listeler 30 gün durur ve yalnız yükleyen tarayıcıda ya da hesapta açılır.</p>
      <ButtonLink tone="petrol" to={paths.newMaterialList()}>
        Malzeme listesini yükle
      </ButtonLink>
    </EmptyState>
  );
}
