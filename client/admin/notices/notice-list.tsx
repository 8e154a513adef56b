import { Box, Button, Flex, Heading, IconButton, Skeleton, Span, Stack, Text } from '@chakra-ui/react';
import { ArrowUp, Bell, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/controls/icon';
import { ErrorState } from '../../ui/feedback/error-state';
import { NoticeGroup } from './notice-group';
import { noticeRows } from './notice-groups';
import { NoticeItem } from './notice-item';
import { type Notices } from './use-notices';

interface NoticeListProps {
  notices: Notices;
  onClose: () => void;
}

/** The notices as they were when the list was opened: what comes meanwhile is offered, and moves no row by itself. */
export function NoticeList({ notices, onClose }: NoticeListProps) {
  const { items, unseenCount, isFailed, markAllSeen } = notices;
  const heading = useRef<HTMLHeadingElement>(null);
  const [newestShown, setNewestShown] = useState<string>();
  const [seenUpTo, setSeenUpTo] = useState<string>();
  // With the first that are there; nothing moves where there was none.
  if (newestShown === undefined && items?.[0]) setNewestShown(items[0].id);
  const shown = items?.filter(({ id }) => newestShown === undefined || Number(id) <= Number(newestShown));
  const later = (items?.length ?? 0) - (shown?.length ?? 0);
  const [newest] = shown ?? [];
  // The buttons for it go.
  const showLater = () => {
    setNewestShown(items?.[0]?.id);
    heading.current?.focus();
  };
  const seeAll = (newestId: string) => {
    if (unseenCount === 0) return;
    markAllSeen(newestId);
    setSeenUpTo(newestId);
  };
  const retry = () => {
    heading.current?.focus();
    notices.retry();
  };
  return (
    <>
      <Flex
        align="center"
        gap="2"
        minHeight="14"
        paddingInline="4"
        paddingInlineEnd="2"
        borderBottomWidth="1px"
      >
        <Heading ref={heading} as="h2" textStyle="h3" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          Bildirimler
        </Heading>
        {later > 0 && (
          <Button size="xs" colorPalette="petrol" onClick={showLater}>
            <Icon of={ArrowUp} size={14} />
            {later} yeni
          </Button>
        )}
        <Box flex="1" />
        {newest && (
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={unseenCount === 0 || undefined}
            onClick={() => seeAll(newest.id)}
          >
            Tümünü okundu say
          </Button>
        )}
        <IconButton variant="ghost" size="sm" hideFrom="md" aria-label="Kapat" onClick={onClose}>
          <Icon of={X} size={20} />
        </IconButton>
      </Flex>
      <Span srOnly role="status">
        {seenUpTo !== undefined && <span key={seenUpTo}>Gösterilen bildirimler okundu sayıldı.</span>}
      </Span>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
        css={{ '& > [role="alert"]': { border: '0' } }}
      >
        {isFailed && items && (
          <Text role="status" textStyle="small" color="warning.fg" paddingInline="4" paddingBlock="2">
            Bildirimler yenilenemedi; bağlantı kurulunca yeniden denenir.
          </Text>
        )}
        {!items && isFailed && <ErrorState title="Bildirimler yüklenemedi" onRetry={retry} />}
        {!items && !isFailed && <WaitingItems />}
        {items?.length === 0 && (
          <Stack
            align="center"
            gap="2"
            paddingBlock="10"
            paddingInline="4"
            textAlign="center"
            color="fg.muted"
          >
            <Icon of={Bell} size={36} strokeWidth={1.25} />
            <Text fontWeight="semibold" color="fg">
              Henüz bildirim yok
            </Text>
            <Text>Sizi ilgilendiren bir şey olduğunda burada görünür.</Text>
          </Stack>
        )}
        {shown && shown.length > 0 && <Items {...notices} shown={shown} onClose={onClose} />}
      </Box>
    </>
  );
}

interface ItemsProps extends Pick<Notices, 'hasMore' | 'isLoading' | 'showMore' | 'markSeen'> {
  shown: NonNullable<Notices['items']>;
  onClose: () => void;
}

function Items({ shown, hasMore, isLoading, showMore, markSeen, onClose }: ItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const unseen = useUnseenAtFirst(shown);
  const goOn = () => {
    // The button may go, and reading goes on behind the last one.
    list.current?.querySelector<HTMLElement>(':scope > li:last-child')?.focus({ preventScroll: true });
    showMore();
  };
  return (
    <>
      <ul ref={list} aria-label="Bildirimler">
        {noticeRows(shown, unseen).map((row) => {
          const [notice] = row;
          return row.length > 1 ? (
            <NoticeGroup
              key={notice.kind}
              notices={row}
              hasMore={hasMore}
              onSeen={markSeen}
              onFollow={onClose}
            />
          ) : (
            <NoticeItem
              key={notice.id}
              notice={notice}
              onSeen={() => markSeen(notice.id)}
              onFollow={onClose}
            />
          );
        })}
      </ul>
      {hasMore && (
        <Flex justify="center" padding="3" borderTopWidth="1px">
          <Button variant="outline" size="sm" aria-disabled={isLoading || undefined} onClick={goOn}>
            Daha fazla
          </Button>
        </Flex>
      )}
    </>
  );
}

/** Ids of the notices that were not seen when they came into the list. */
function useUnseenAtFirst(shown: ItemsProps['shown']): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const more = shown.filter(({ id }) => !known.has(id));
  if (more.length > 0) setKnown(new Map([...known, ...more.map(({ id, isSeen }) => [id, !isSeen] as const)]));
  return new Set([...known].filter(([, isUnseen]) => isUnseen).map(([id]) => id));
}

function WaitingItems() {
  return (
    <Stack gap="4" padding="4" role="status" aria-label="Bildirimler yükleniyor">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} height="9" />
      ))}
    </Stack>
  );
}
