import { chakra, IconButton, Span } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/controls/icon';
import { usePopover } from '../../ui/overlay/use-popover';
import { NoticeList } from './notice-list';
import { bellLabel, unseenDigits } from './unseen-count';
import { useNotices } from './use-notices';

/** A sheet over the lower edge of a phone, else a panel below the header. */
const PANEL = {
  flexDirection: 'column',
  '&:popover-open': { display: 'flex' },
  inset: { base: 'auto 0 0 0', md: '4rem 1.5rem auto auto', xl: '4rem 1.75rem auto auto' },
  width: { base: '100%', md: '26rem' },
  maxWidth: '100%',
  maxHeight: { base: '85dvh', md: 'min(40rem, calc(100dvh - 5rem))' },
  margin: '0',
  padding: '0',
  paddingBottom: { base: 'env(safe-area-inset-bottom)', md: '0' },
  borderWidth: { base: '1px 0 0', md: '1px' },
  borderRadius: { base: '{radii.lg} {radii.lg} 0 0', md: 'l3' },
  bg: 'bg.surface',
  color: 'fg',
  boxShadow: 'float',
  overflow: 'hidden',
  '&::backdrop': { bg: { base: 'scrim', md: 'transparent' } },
} as const;

/** What happened that the person should know, how much of it is new, and the way there. */
export function NoticeBell() {
  const notices = useNotices();
  const { unseenCount } = notices;
  const { isOpen, close, closeOnLeave, button, panel } = usePopover<HTMLElement>();
  return (
    <>
      <IconButton asChild variant="ghost" position="relative">
        <button
          type="button"
          aria-label={bellLabel(unseenCount)}
          title="Bildirimler"
          onBlur={closeOnLeave}
          {...button}
        >
          <Icon of={Bell} size={20} />
          {unseenCount > 0 && <Digits>{unseenDigits(unseenCount)}</Digits>}
        </button>
      </IconButton>
      <Span srOnly role="status">
        {useArrivals(notices.items ? unseenCount : undefined)}
      </Span>
      <chakra.section asChild css={PANEL}>
        <section aria-label="Bildirimler" onBlur={closeOnLeave} {...panel}>
          {isOpen && <NoticeList notices={notices} onClose={close} />}
        </section>
      </chakra.section>
    </>
  );
}

function Digits({ children }: { children: string }) {
  return (
    <Span
      aria-hidden
      position="absolute"
      top="0.5"
      insetInlineStart="50%"
      minWidth="4.5"
      height="4.5"
      paddingInline="1"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="danger"
      color="danger.on"
      fontSize="tiny"
      lineHeight="1"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      boxShadow="0 0 0 2px {colors.bg.surface}"
    >
      {children}
    </Span>
  );
}

/** What is read out when notices arrive; nothing of those that were there before. */
function useArrivals(unseenCount: number | undefined): string {
  const [known, setKnown] = useState(unseenCount);
  const [text, setText] = useState('');
  if (known !== unseenCount) {
    setKnown(unseenCount);
    if (known !== undefined && unseenCount !== undefined) {
      setText(unseenCount > known ? bellLabel(unseenCount) : '');
    }
  }
  return text;
}
