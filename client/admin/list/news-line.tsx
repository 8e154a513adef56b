import { Box, Button, Flex } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../ui/controls/icon';

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
      // At the foot of the window it covers neither tabs nor states.
      position="fixed"
      insetInline="3"
      bottom="calc(0.75rem + env(safe-area-inset-bottom))"
      zIndex="docked"
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
