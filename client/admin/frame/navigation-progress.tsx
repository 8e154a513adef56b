import { Progress } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

/** A line at the upper edge while the next screen is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Progress.Root value={null} size="xs" position="fixed" top="0" insetInline="0" zIndex="skip">
      <Progress.Track aria-label="Sayfa açılıyor" bg="transparent">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
