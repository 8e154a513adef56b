import { Center, chakra, Flex, IconButton, Link, Span, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../shop/format';
import { timeAgo } from '../../shop/time-ago';
import { Icon } from '../../ui/controls/icon';
import { noticeKind } from './notice-kinds';
import { type Notice } from './notices.query';

const MIDDLE_BUTTON = 1;

interface NoticeItemProps {
  notice: Notice;
  onSeen: () => void;
  /** Its link was followed here: a new tab leaves this one as it is. */
  onFollow: () => void;
}

/** One notice: what happened, when, and the way there; following it marks it as seen. */
export function NoticeItem({ notice, onSeen, onFollow }: NoticeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const { at, isSeen, subject } = notice;
  const { icon, tone, text, address } = noticeKind(notice.kind);
  const sentence = text(subject);
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!isSeen) onSeen();
    if (!ctrlKey && !metaKey && !shiftKey) onFollow();
  };
  const followInNewTab = ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON && !isSeen) onSeen();
  };
  const mark = () => {
    // The button goes with the mark.
    item.current?.focus({ preventScroll: true });
    onSeen();
  };
  return (
    <chakra.li
      ref={item}
      tabIndex={-1}
      position="relative"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      alignItems="center"
      gap="3"
      minHeight="14"
      paddingInlineStart="4"
      paddingInlineEnd="2"
      paddingBlock="2"
      bg={isSeen ? undefined : 'petrol.subtle/50'}
      css={{ '& + &': { borderTopWidth: '1px' } }}
      _hover={address && { bg: 'bg.subtle' }}
    >
      <Center boxSize="8" borderRadius="full" color={`${tone}.fg`} bg={`${tone}.subtle`}>
        <Icon of={icon} size={17} />
      </Center>
      <Flex direction="column" minWidth="0">
        <Text fontWeight={isSeen ? undefined : 'semibold'} overflowWrap="anywhere">
          {!isSeen && <Span srOnly>Yeni: </Span>}
          {address ? (
            <Link
              asChild
              variant="plain"
              fontWeight="inherit"
              color="inherit"
              _before={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <RouterLink to={address(subject.id)} onClick={follow} onAuxClick={followInNewTab}>
                {sentence}
              </RouterLink>
            </Link>
          ) : (
            sentence
          )}
        </Text>
        <Text as="span" textStyle="small" color="fg.muted">
          <time dateTime={at} title={formatDateTime(at)}>
            {timeAgo(at)}
          </time>
        </Text>
      </Flex>
      {!isSeen && (
        <IconButton
          variant="ghost"
          size="sm"
          position="relative"
          color="fg.muted"
          aria-label={`Okundu say: ${sentence}`}
          title="Okundu say"
          onClick={mark}
        >
          <Icon of={Check} size={18} />
        </IconButton>
      )}
    </chakra.li>
  );
}
