import { Center, Spinner } from '@chakra-ui/react';

/** Until the panel knows who is signed in. */
export function LoadingScreen() {
  return (
    <Center minHeight="100dvh" role="status" aria-label="Panel açılıyor">
      <Spinner color="petrol.fg" size="lg" />
    </Center>
  );
}
