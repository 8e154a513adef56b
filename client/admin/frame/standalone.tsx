import { Box, Center } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';

interface StandaloneProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A notice of the panel that stands alone in the window. */
export function Standalone({ icon, title, children }: StandaloneProps) {
  return (
    <Center as="main" minHeight="100dvh" p="4">
      <title>{`${title} | Yönetim paneli`}</title>
      <Box width="full" maxWidth="lg">
        <EmptyState icon={icon} heading="h1" title={title}>
          {children}
        </EmptyState>
      </Box>
    </Center>
  );
}
