import { Badge, Box, Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type Client } from '@urql/core';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { formatDateTime } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { ErrorState } from '../../ui/feedback/error-state';
import { toaster } from '../../ui/feedback/toaster';
import { FormSection } from '../../ui/form/form-section';
import { ENDS_SESSIONS } from './second-factor-operations';
import { prefetch } from '../navigation/prefetch';

export const MySessionsQuery = graphql(`
  query MyStaffSessions {
    myStaffSessions {
      id
      device
      startedAt
      lastSeenAt
      network
      isCurrent
    }
  }
`);

const EndSessionMutation = graphql(`
  mutation EndStaffSession($id: ID!) {
    endStaffSession(id: $id)
  }
`);

export const EndOtherSessionsMutation = graphql(`
  mutation EndOtherStaffSessions {
    endOtherStaffSessions
  }
`);

/** More are shown when asked for: a forgotten one is rarely among the last used. */
const SHOWN_AT_FIRST = 5;

/** In place of the id of a session. */
const OTHERS = 'others';

/** Asks for the own sessions, for `SessionsSection` to find. */
export function prefetchSessions(client: Client): Promise<null> {
  return prefetch(client, MySessionsQuery, {});
}

/** Where the person is signed in, with the way to end each of the others. */
export function SessionsSection() {
  const [{ data, error, fetching }, ask] = useQuery({ query: MySessionsQuery });
  const [, endSession] = useMutation(EndSessionMutation);
  const [, endOtherSessions] = useMutation(EndOtherSessionsMutation);
  const [ending, setEnding] = useState<string>();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const sessions = data?.myStaffSessions ?? [];
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  const end = async (id: string, device: string) => {
    setEnding(id);
    const { error: refused } = await endSession({ id }, ENDS_SESSIONS);
    setEnding(undefined);
    if (refused) toaster.error({ title: 'Oturum kapatılamadı', description: refusalOf(refused).message });
    else {
      toaster.success({ title: 'Oturum kapatıldı', description: device });
      // The button that was pressed goes with its session.
      list.current?.focus({ preventScroll: true });
    }
  };
  const endOthers = async () => {
    setEnding(OTHERS);
    const { data: ended, error: refused } = await endOtherSessions({}, ENDS_SESSIONS);
    setEnding(undefined);
    if (refused) toaster.error({ title: 'Oturumlar kapatılamadı', description: refusalOf(refused).message });
    else {
      toaster.success({ title: `Diğer oturumlarınız kapatıldı: ${ended?.endOtherStaffSessions ?? 0}` });
      list.current?.focus({ preventScroll: true });
    }
  };
  const showAll = () => {
    setIsWhole(true);
    list.current?.focus({ preventScroll: true });
  };
  return (
    <FormSection
      anchor="oturumlar"
      title="Oturumlar"
      reason="Giriş yaptığınız cihazlar. Tanımadığınız bir oturum görürseniz kapatın, sonra şifrenizi değiştirin: kapatılan cihaz yeniden giriş ister."
    >
      {error && !fetching && !data && (
        <ErrorState title="Oturumlar yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
      {!data && fetching && <Skeleton height="14" role="status" aria-label="Oturumlar yükleniyor" />}
      <Stack
        ref={list}
        as="ul"
        tabIndex={-1}
        aria-label="Oturumlar"
        gap="0"
        borderWidth="1px"
        borderRadius="l3"
        hidden={!data}
      >
        {shown.map(({ id, device, startedAt, lastSeenAt, network, isCurrent }) => (
          <Flex
            as="li"
            key={id}
            wrap="wrap"
            align="center"
            gap="3"
            padding="3"
            css={{ '& + &': { borderTopWidth: '1px' } }}
          >
            <Box color="fg.subtle">
              <Icon of={MonitorSmartphone} size={20} />
            </Box>
            <Box flex="1" minWidth="12rem">
              <Flex wrap="wrap" align="center" gap="2" fontWeight="medium">
                {device}
                {isCurrent && (
                  <Badge colorPalette="success" size="sm">
                    Bu oturum
                  </Badge>
                )}
              </Flex>
              <Text textStyle="small" color="fg.muted">
                Son kullanım {formatDateTime(lastSeenAt)}, giriş {formatDateTime(startedAt)}
                {network !== null && (
                  <>
                    , ağ{' '}
                    <chakra.span title="İnternet adresinin ilk bölümü; kalanı saklanmaz">
                      {network}
                    </chakra.span>
                  </>
                )}
              </Text>
            </Box>
            {!isCurrent && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Oturumu kapat: ${device}, giriş ${formatDateTime(startedAt)}`}
                onClick={() => void end(id, device)}
                loading={ending === id}
                loadingText="Kapatılıyor..."
              >
                Oturumu kapat
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      <Flex wrap="wrap" gap="2">
        {shown.length < sessions.length && (
          <Button variant="outline" size="sm" onClick={showAll}>
            {sessions.length - shown.length} oturum daha göster
          </Button>
        )}
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button
            variant="subtle"
            colorPalette="danger"
            size="sm"
            onClick={() => void endOthers()}
            loading={ending === OTHERS}
            loadingText="Kapatılıyor..."
          >
            Diğer tüm oturumları kapat
          </Button>
        )}
      </Flex>
    </FormSection>
  );
}
