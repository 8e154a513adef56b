import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useQuery } from 'urql';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TabBar } from '../../../ui/layout/tab-bar';
import { TabLink } from '../../../ui/layout/tab-link';
import { TitledCard } from '../../../ui/layout/titled-card';
import { ScreenTitle } from '../../frame/screen-title';
import { SETTINGS_TABS } from '../settings-tabs';
import { ApiKeysList } from './api-keys-list';
import { ApiKeysQuery, OF_KEYS } from './api-keys.query';
import { NewKeyDialog } from './new-key-dialog';

/** The keys with which programs ask and change what the shop has. */
export function ApiKeysScreen() {
  const { pathname } = useLocation();
  const [{ data, error, fetching }, ask] = useQuery({ query: ApiKeysQuery, context: OF_KEYS });
  return (
    <Stack gap="5">
      <ScreenTitle>API anahtarları, Ayarlar</ScreenTitle>
      <TabBar label="Ayarlar">
        {SETTINGS_TABS.map(({ to, label }) => (
          <TabLink key={to} to={to} isCurrent={to === pathname}>
            {label}
          </TabLink>
        ))}
      </TabBar>
      <Stack maxWidth="60rem">
        {error && !fetching && !data ? (
          <ErrorState
            title="API anahtarları yüklenemedi"
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        ) : (
          <TitledCard title="API anahtarları" aside={<NewKeyDialog />}>
            {!data && <Skeleton height="32" role="status" aria-label="API anahtarları yükleniyor" />}
            {data?.apiKeys.length === 0 && (
              <Text color="fg.muted">
                Henüz anahtar yok. ERP gibi programlar mağazaya bir anahtarla bağlanır.
              </Text>
            )}
            {data && data.apiKeys.length > 0 && <ApiKeysList keys={data.apiKeys} />}
          </TitledCard>
        )}
      </Stack>
    </Stack>
  );
}

export { ApiKeysScreen as Component };
export { prefetchApiKeys as prefetch } from './api-keys.query';
