import { Center, chakra, Flex, IconButton, Link, Span, Text } from '@chakra-ui/react';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../shop/format';
import { timeAgo } from '../../shop/time-ago';
import { Icon } from '../../ui/controls/icon';
import { type NoticeRow } from './notice-groups';
import { NoticeItem } from './notice-item';
import { noticeKind } from './notice-kinds';

interface NoticeGroupProps {
  /** Of one kind, newest first. */
  notices: NoticeRow;
  /** There may be more of them than are listed. */
  hasMore: boolean;
  onSeen: (...ids: string[]) => void;
  onFollow: () => void;
}

/** Many notices of one kind as one line: how many, the way to all of them, and each on demand. */
export function NoticeGroup({ notices, hasMore, onSeen, onFollow }: NoticeGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const [newest] = notices;
  const { icon, tone, plural, listAddress } = noticeKind(newest.kind);
  const unseen = notices.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  const sentence = `${notices.length}${hasMore ? '+' : ''} ${plural}`;
  const mark = () => {
    // The button goes with the mark.
    fold.current?.focus({ preventScroll: true });
    onSeen(...unseen);
  };
  const follow = () => {
    if (unseen.length > 0) onSeen(...unseen);
    onFollow();
  };
  return (
    <chakra.li css={{ '& + &, li + &': { borderTopWidth: '1px' } }}>
      <Flex
        align="center"
        gap="3"
        minHeight="14"
        paddingInlineStart="4"
        paddingInlineEnd="2"
        paddingBlock="2"
        bg={unseen.length > 0 ? 'petrol.subtle/50' : undefined}
      >
        <Center boxSize="8" flexShrink="0" borderRadius="full" color={`${tone}.fg`} bg={`${tone}.subtle`}>
          <Icon of={icon} size={17} />
        </Center>
        <Flex direction="column" flex="1" minWidth="0">
          <Text fontWeight={unseen.length > 0 ? 'semibold' : undefined}>
            {unseen.length > 0 && <Span srOnly>Yeni: </Span>}
            {listAddress ? (
              <Link asChild variant="plain" fontWeight="inherit" color="inherit">
                <RouterLink to={listAddress()} onClick={follow}>
                  {sentence}
                </RouterLink>
              </Link>
            ) : (
              sentence
            )}
          </Text>
          <Text as="span" textStyle="small" color="fg.muted">
            en yenisi{' '}
            <time dateTime={newest.at} title={formatDateTime(newest.at)}>
              {timeAgo(newest.at)}
            </time>
          </Text>
        </Flex>
        <IconButton
          ref={fold}
          variant="ghost"
          size="sm"
          color="fg.muted"
          aria-label={`Tek tek göster: ${sentence}`}
          aria-expanded={isOpen}
          title={isOpen ? 'Gizle' : 'Tek tek göster'}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={18} />
        </IconButton>
        {unseen.length > 0 && (
          <IconButton
            variant="ghost"
            size="sm"
            color="fg.muted"
            aria-label={`Okundu say: ${sentence}`}
            title="Okundu say"
            onClick={mark}
          >
            <Icon of={Check} size={18} />
          </IconButton>
        )}
      </Flex>
      {isOpen && (
        <chakra.ul
          aria-label={sentence}
          css={{ '& > li': { borderTopWidth: '1px', paddingInlineStart: '8' } }}
        >
          {notices.map((notice) => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              onSeen={() => onSeen(notice.id)}
              onFollow={onFollow}
            />
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}
