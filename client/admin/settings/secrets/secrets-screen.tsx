import { Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { UseQueryResponse } from 'urql';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TabBar } from '../../../ui/layout/tab-bar';
import { TabLink } from '../../../ui/layout/tab-link';
import { TitledCard } from '../../../ui/layout/titled-card';
import { ScreenTitle } from '../../frame/screen-title';
import { SETTINGS_TABS } from '../settings-tabs';

interface SecretsScreenProps<Data, Item> {
  /** What there is, in the plural. */
  title: string;
  answer: UseQueryResponse<Data>;
  itemsOf: (data: Data) => readonly Item[];
  /** Said while there is none. */
  empty: string;
  /** Makes a new one. */
  aside: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A tab of the settings that lists what programs hold a secret of. */
export function SecretsScreen<Data, Item>(props: SecretsScreenProps<Data, Item>) {
  const { title, answer, itemsOf, empty, aside, children } = props;
  const [{ data, error, fetching }, ask] = answer;
  const { pathname } = useLocation();
  const items = data && itemsOf(data);
  return (
    <Stack gap="5">
      <ScreenTitle>{`${title}, Ayarlar`}</ScreenTitle>
      <TabBar label="Ayarlar">
        {SETTINGS_TABS.map(({ to, label }) => (
          <TabLink key={to} to={to} isCurrent={to === pathname}>
            {label}
          </TabLink>
        ))}
      </TabBar>
      <Stack maxWidth="60rem">
        {error && !fetching && !items ? (
          <ErrorState title={`${title} yüklenemedi`} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : (
          <TitledCard title={title} aside={aside}>
            {!items && <Skeleton height="32" role="status" aria-label={`${title} yükleniyor`} />}
            {items?.length === 0 && <Text color="fg.muted">{empty}</Text>}
            {items && items.length > 0 && children(items)}
          </TitledCard>
        )}
      </Stack>
    </Stack>
  );
}
