import { Box, Center, Combobox, Dialog, Flex, IconButton, Spinner } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { KeyCap } from '../key-cap';

/** The server accepts no longer text. */
const MAX_LENGTH = 100;

interface PaletteFieldProps {
  placeholder: string;
  isSearching: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What is searched for, and the way out. The wheel turns only where an answer is long in coming. */
export function PaletteField({ placeholder, isSearching, onKeyDown }: PaletteFieldProps) {
  return (
    <Flex
      align="center"
      gap="3"
      flexShrink="0"
      height="3.375rem"
      paddingInlineStart="4.5"
      paddingInlineEnd={{ base: '1', md: '3' }}
      borderBottomWidth="1px"
    >
      <Center position="relative" boxSize="5" flexShrink="0">
        <Icon of={Search} size={20} />
        {isSearching && (
          <Center position="absolute" inset="0" bg="bg.surface" animation="fade-in 1ms 400ms both">
            <Spinner size="sm" color="petrol.fg" />
          </Center>
        )}
      </Center>
      <Combobox.Label srOnly>Ara</Combobox.Label>
      <Combobox.Input
        placeholder={placeholder}
        enterKeyHint="go"
        maxLength={MAX_LENGTH}
        flex="1"
        minWidth="0"
        height="full"
        bg="transparent"
        fontSize="h3"
        outline="none"
        textOverflow="ellipsis"
        _placeholder={{ color: 'fg.subtle', opacity: 1 }}
        // The caret shows where the focus is; nothing else in the palette takes it but buttons.
        _focusVisible={{ outline: 'none' }}
        onKeyDown={onKeyDown}
      />
      <Dialog.CloseTrigger asChild position="static">
        <IconButton
          variant="ghost"
          aria-label="Kapat (Esc)"
          minWidth={{ base: '11', md: 'auto' }}
          height={{ base: '11', md: '8' }}
          paddingInline={{ base: '0', md: '1.5' }}
        >
          <Box as="span" hideFrom="md">
            <Icon of={X} size={20} />
          </Box>
          <KeyCap hideBelow="md">Esc</KeyCap>
        </IconButton>
      </Dialog.CloseTrigger>
    </Flex>
  );
}
