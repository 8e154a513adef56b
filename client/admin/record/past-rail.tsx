import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { shortTime } from '../../shop/short-time';

/** Long enough to drag on or to press the arrow again. */
const PAUSE_MS = 200;

export interface PastRailProps {
  /** What it shows: «Siparişin o anki hâli». */
  label: string;
  /** All events of the record, oldest first. */
  events: readonly { readonly version: number; readonly at: string; readonly text: string }[];
  /** The event that the record is shown after. */
  shown: number;
  onShow: (version: number) => void;
}

/** Leads back through a record, event by event; its end is now. Null when nothing has happened yet. */
export function PastRail({ label, events, shown, onShow }: PastRailProps) {
  const last = events.length;
  // The thumb is where it was moved to, before what was at that time is loaded.
  const [moved, setMoved] = useState<number | null>(null);
  if (moved === shown) setMoved(null);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = window.setTimeout(() => show(moved), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [moved]);
  if (last < 2) return null;
  const position = moved ?? shown;
  return (
    <Flex
      gap={{ base: '2', md: '4' }}
      align="center"
      wrap="wrap"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      bg="bg.subtle"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <Text flex="none" color="fg.muted">
        {label}
      </Text>
      <Box flex="1" minWidth="8rem" paddingInline="2">
        <chakra.input
          type="range"
          min={1}
          max={last}
          step={1}
          value={position}
          aria-label={label}
          aria-valuetext={labelOf(events, position)}
          onChange={({ target }) => setMoved(Number(target.value))}
          display="block"
          width="full"
          minHeight="6"
          cursor="pointer"
          css={{ accentColor: 'petrol.solid' }}
        />
      </Box>
      <Text flex="none" fontWeight="semibold" textStyle="figures" width="full" textAlign="end">
        {labelOf(events, position)}
      </Text>
    </Flex>
  );
}

function labelOf(events: PastRailProps['events'], version: number): string {
  const event = events[version - 1];
  return event === undefined || version === events.length ? 'Şimdi' : `${shortTime(event.at)}, ${event.text}`;
}
