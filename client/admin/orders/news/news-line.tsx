import { Box, Button, Flex } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../../ui/controls/icon';

interface NewsLineProps {
  /** Nothing is shown without one. */
  text: string | undefined;
  onRefresh: () => void;
}

/** Says that what is shown has changed meanwhile. It floats above it: nothing moves until somebody asks for it. */
export function NewsLine({ text, onRefresh }: NewsLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const refresh = () => {
    // The button goes with what it says.
    place.current?.focus({ preventScroll: true });
    onRefresh();
  };
  return (
    <Box
      ref={place}
      tabIndex={-1}
      role="status"
      position={{ base: 'fixed', md: 'sticky' }}
      insetInline={{ base: '3', md: 'auto' }}
      bottom={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', md: 'auto' }}
      top={{ md: '4rem' }}
      zIndex="docked"
      height={{ md: '0' }}
      // Between the header and the screen, with neither room nor a gap of its own.
      marginTop={{ md: '-5' }}
      marginBottom={{ md: '1' }}
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      {text !== undefined && (
        <Flex justify="center">
          <Button
            size="sm"
            colorPalette="petrol"
            borderRadius="full"
            boxShadow="float"
            maxWidth="100%"
            pointerEvents="auto"
            onClick={refresh}
          >
            <Icon of={RefreshCw} size={15} />
            {text} · Yenile
          </Button>
        </Flex>
      )}
    </Box>
  );
}
