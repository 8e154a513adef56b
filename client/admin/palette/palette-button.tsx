import { Button, IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { KeyCap } from './key-cap';
import { paletteShortcut } from './palette-shortcut';

/** Opens the palette: shaped as a search field where there is room, an icon where there is none. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  const { label, ariaName } = paletteShortcut();
  const button = { onClick, 'aria-haspopup': 'dialog', 'aria-keyshortcuts': ariaName } as const;
  return (
    <>
      <Button
        {...button}
        hideBelow="md"
        variant="outline"
        size="sm"
        height="9"
        width={{ md: '11rem', lg: '17.5rem' }}
        paddingInlineStart="2.5"
        paddingInlineEnd="2"
        justifyContent="start"
        borderColor="line.strong"
        bg="bg.canvas"
        color="fg.subtle"
        fontWeight="normal"
        _hover={{ borderColor: 'line.control', bg: 'bg.canvas' }}
      >
        <Icon of={Search} />
        Ara...
        <KeyCap aria-hidden marginInlineStart="auto">
          {label}
        </KeyCap>
      </Button>
      <IconButton {...button} hideFrom="md" variant="ghost" aria-label="Ara">
        <Icon of={Search} size={20} />
      </IconButton>
    </>
  );
}
