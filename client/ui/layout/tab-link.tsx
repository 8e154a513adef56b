import { Box, Link, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface TabLinkProps {
  to: string;
  isCurrent: boolean;
  onChoose?: () => void;
  /** What was changed on it is not saved yet. */
  isUnsaved?: boolean;
  children: ReactNode;
}

/** One of the tabs above a screen: a link, because each has an address. The current one is scrolled into sight. */
export function TabLink({ to, isCurrent, onChoose, isUnsaved = false, children }: TabLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent && link.current) showInBar(link.current);
  }, [isCurrent]);
  return (
    <Link
      asChild
      variant="plain"
      flexShrink={0}
      gap="2"
      minHeight={{ base: '11', md: '9' }}
      paddingInline="3"
      borderBottomWidth="2px"
      borderColor={isCurrent ? 'petrol.fg' : 'transparent'}
      color={isCurrent ? 'fg' : 'fg.muted'}
      fontWeight="medium"
      _hover={{ color: 'fg' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <RouterLink ref={link} to={to} onClick={onChoose} aria-current={isCurrent ? 'page' : undefined}>
        {children}
        {isUnsaved && (
          <Box
            as="span"
            // What only screen readers get stays within the bar, which scrolls.
            position="relative"
            width="2"
            height="2"
            borderRadius="full"
            background="warning.fg"
            title="Kaydedilmedi"
            data-unsaved=""
          >
            <VisuallyHidden>(kaydedilmedi)</VisuallyHidden>
          </Box>
        )}
      </RouterLink>
    </Link>
  );
}

/** What is seen of the next tab: that there is one. */
const PEEK_PX = 32;

/** One that is in sight already stays under the pointer. Unlike `scrollIntoView` it leaves the page where it is. */
function showInBar(link: HTMLElement): void {
  const bar = link.parentElement;
  if (!bar) return;
  const [inBar, inLink] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inLink.left < inBar.left) bar.scrollLeft -= inBar.left - inLink.left + PEEK_PX;
  if (inLink.right > inBar.right) bar.scrollLeft += inLink.right - inBar.right + PEEK_PX;
}
