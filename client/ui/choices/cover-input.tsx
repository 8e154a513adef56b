import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/**
 * A native control, unseen, exactly where its drawn mark is: it is found there by touch with a screen reader. The library
 * would clip it to a pixel, by inline styles that the Content Security Policy forbids in the HTML of the server.
 */
export function CoverInput({ style: _clipping, ...input }: HTMLChakraProps<'input'>) {
  return (
    <chakra.input
      position="absolute"
      inset="0"
      boxSize="full"
      margin="0"
      opacity="0"
      zIndex="1"
      cursor="pointer"
      {...input}
    />
  );
}
