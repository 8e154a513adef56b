import { Kbd, type KbdProps } from '@chakra-ui/react';

/** A key of the keyboard, as it is labelled. */
export function KeyCap(props: KbdProps) {
  return (
    <Kbd
      variant="outline"
      size="md"
      paddingInline="1.5"
      borderColor="line.strong"
      borderRadius="l1"
      bg="bg.surface"
      color="fg.muted"
      fontFamily="body"
      fontSize="tiny"
      fontWeight="540"
      wordSpacing="normal"
      {...props}
    />
  );
}
