import { Badge, Box, Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type CombinedError } from '@urql/core';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { refusalOf } from '../../graphql/refusal';
import { formatDateTime } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { toaster } from '../../ui/feedback/toaster';

/** A browser in which somebody is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  readonly device: string;
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
  /** Where it was last used; customers see none, for none is stored. */
  readonly network?: string | null;
}

interface Ended {
  readonly error?: CombinedError | undefined;
}

interface SessionListProps {
  /** Undefined until they are loaded. */
  sessions: readonly SignedInBrowser[] | undefined;
  isLoading: boolean;
  onEnd: (id: string) => Promise<Ended>;
  /** Resolves with how many there were. */
  onEndOthers: () => Promise<Ended & { readonly count?: number | undefined }>;
}

/** More are shown when asked for: a forgotten one is rarely among the last used. */
const SHOWN_AT_FIRST = 5;

/** In place of the id of a session. */
const OTHERS = 'others';

/** Where a person is signed in, with the way to end each of the others. */
export function SessionList(props: SessionListProps) {
  const { sessions, isLoading } = props;
  const [ending, setEnding] = useState<string>();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = isWhole ? sessions : sessions?.slice(0, SHOWN_AT_FIRST);
  const hidden = (sessions?.length ?? 0) - (shown?.length ?? 0);
  // The button that was pressed goes with its session.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const end = async (id: string, device: string) => {
    setEnding(id);
    const { error } = await props.onEnd(id);
    setEnding(undefined);
    if (error) toaster.error({ title: 'Oturum kapatılamadı', description: refusalOf(error).message });
    else {
      toaster.success({ title: 'Oturum kapatıldı', description: device });
      focusList();
    }
  };
  const endOthers = async () => {
    setEnding(OTHERS);
    const { error, count = 0 } = await props.onEndOthers();
    setEnding(undefined);
    if (error) toaster.error({ title: 'Oturumlar kapatılamadı', description: refusalOf(error).message });
    else {
      toaster.success({ title: `Diğer oturumlarınız kapatıldı: ${count}` });
      focusList();
    }
  };
  const showAll = () => {
    setIsWhole(true);
    focusList();
  };
  return (
    <>
      {!sessions && isLoading && <Skeleton height="14" role="status" aria-label="Oturumlar yükleniyor" />}
      <Stack
        ref={list}
        as="ul"
        tabIndex={-1}
        aria-label="Oturumlar"
        gap="0"
        borderWidth="1px"
        borderRadius="l3"
        hidden={!sessions}
      >
        {shown?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id, session.device)}
          />
        ))}
      </Stack>
      <Flex wrap="wrap" gap="2">
        {hidden > 0 && (
          <Button variant="outline" size="sm" onClick={showAll}>
            {hidden} oturum daha göster
          </Button>
        )}
        {sessions?.some(({ isCurrent }) => !isCurrent) && (
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
    </>
  );
}

interface SessionRowProps {
  session: SignedInBrowser;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, startedAt, lastSeenAt, network, isCurrent } = session;
  return (
    <Flex as="li" wrap="wrap" align="center" gap="3" padding="3" css={{ '& + &': { borderTopWidth: '1px' } }}>
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
          {network != null && (
            <>
              , ağ{' '}
              <chakra.span title="İnternet adresinin ilk bölümü; kalanı saklanmaz">{network}</chakra.span>
            </>
          )}
        </Text>
      </Box>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Oturumu kapat: ${device}, giriş ${formatDateTime(startedAt)}`}
          onClick={onEnd}
          loading={isEnding}
          loadingText="Kapatılıyor..."
        >
          Oturumu kapat
        </Button>
      )}
    </Flex>
  );
}
