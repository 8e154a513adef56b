import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { LinkIconButton } from '../navigation/link-button';
import { type Audited, AuditLink, ICON_WIDTH } from './audit-link';
import { BACK_TO_LIST, type ControlKeys, RecordKeys, type RecordPlace } from './record-keys';

interface RecordHeadProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  place: RecordPlace;
  /** What one of the list is called: sipariş. */
  noun: string;
  /** The letters that lead to its controls. */
  keys?: ControlKeys;
  /** What the audit log calls it. */
  audited?: Audited;
  /** Where it stands, beside its title. */
  state: ReactNode;
  /** The quiet ones first, then the menu of the rest, the one that stands out last. */
  actions: ReactNode;
}

/** Which record it is and where it stands, with the way back, the ways to its neighbours, and what is done with it: always at one place. */
export function RecordHead({
  title,
  headingRef,
  place,
  noun,
  keys = {},
  audited,
  state,
  actions,
}: RecordHeadProps) {
  const back = place.backLabel ?? BACK_TO_LIST;
  return (
    <Flex
      as="header"
      // On a desk the actions stay in their place when one of them gets a longer name: what is beside them wraps.
      wrap={{ base: 'wrap', xl: 'nowrap' }}
      align={{ base: 'center', xl: 'flex-start' }}
      justify="space-between"
      columnGap="2"
      rowGap="3"
      minHeight="10"
    >
      <Flex align="center" wrap="wrap" columnGap={{ base: '2', xl: '1.5' }} rowGap="1" minWidth="0">
        <LinkIconButton variant="outline" size="sm" _print={{ display: 'none' }}>
          <RouterLink to={place.list} aria-label={back} title={`${back} (Esc)`}>
            <Icon of={ArrowLeft} />
          </RouterLink>
        </LinkIconButton>
        <Heading
          as="h2"
          ref={headingRef}
          tabIndex={-1}
          fontSize="1.25rem"
          lineHeight="1.75rem"
          _focusVisible={{ outline: 'none' }}
        >
          {title}
        </Heading>
        {state}
        <Flex align="center" _print={{ display: 'none' }}>
          {!place.isAlone && (
            <>
              <Neighbor to={place.previous} label={`Önceki ${noun}`} pressed="K" icon={ChevronUp} />
              <Neighbor to={place.next} label={`Sonraki ${noun}`} pressed="J" icon={ChevronDown} />
            </>
          )}
          {place.position !== undefined && (
            <Text textStyle="figures" color="fg.muted" whiteSpace="nowrap" marginInline="1">
              {place.position}
            </Text>
          )}
          {/* Narrower windows have no room for it beside the actions; the question mark leads there, too. */}
          <Box hideBelow="2xl">
            <RecordKeys place={place} noun={noun} controls={keys} />
          </Box>
          {audited && <AuditLink {...audited} />}
        </Flex>
      </Flex>
      <Flex
        wrap="wrap"
        flexShrink={{ xl: '0' }}
        gap="2"
        align="center"
        marginInlineStart={{ md: 'auto' }}
        _print={{ display: 'none' }}
      >
        {actions}
      </Flex>
    </Flex>
  );
}

interface NeighborProps {
  to: string | undefined;
  label: string;
  /** The key that does the same. */
  pressed: string;
  icon: typeof ChevronUp;
}

function Neighbor({ to, label, pressed, icon }: NeighborProps) {
  if (to === undefined) {
    return (
      <IconButton variant="ghost" size="sm" minWidth={ICON_WIDTH} aria-label={label} disabled>
        <Icon of={icon} />
      </IconButton>
    );
  }
  return (
    <LinkIconButton variant="ghost" size="sm" minWidth={ICON_WIDTH}>
      <RouterLink
        to={to}
        replace
        aria-label={label}
        aria-keyshortcuts={pressed.toLowerCase()}
        title={`${label} (${pressed})`}
      >
        <Icon of={icon} />
      </RouterLink>
    </LinkIconButton>
  );
}

/** What comes before anything else that a record says. */
export function RecordBand({
  icon,
  title,
  tone = 'petrol',
  action,
  children,
}: {
  icon: typeof ChevronUp;
  title: string;
  tone?: 'petrol' | 'warning' | 'danger';
  /** What is done about it. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Flex
      gap="3"
      paddingInline="4"
      paddingBlock="2.5"
      borderRadius="lg"
      bg={`${tone}.subtle`}
      color="fg"
      align="start"
      wrap={action == null ? undefined : { base: 'wrap', md: 'nowrap' }}
    >
      <Box color={`${tone}.fg`} paddingTop="0.5">
        <Icon of={icon} />
      </Box>
      <Box flex="1 1 12rem" minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
        <b>{title}</b> {children}
      </Box>
      {action != null && <Box _print={{ display: 'none' }}>{action}</Box>}
    </Flex>
  );
}
