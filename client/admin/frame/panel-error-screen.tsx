import { Box, Center } from '@chakra-ui/react';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { RouteNotice } from './route-notice';

/** In place of the whole panel: it could not be asked who is signed in. */
export function PanelErrorScreen() {
  return (
    <Center as="main" id={CONTENT_ID} tabIndex={-1} minHeight="100dvh" padding="4">
      <Box width="full" maxWidth="lg">
        <RouteNotice kind="failed" heading="h1" />
      </Box>
    </Center>
  );
}
