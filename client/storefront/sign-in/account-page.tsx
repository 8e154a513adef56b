import { Card, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { DesignProvider } from '../../design/design-provider';

interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Below a line: where else to go from here. */
  foot?: ReactNode;
}

/** The narrow sheet that everything about signing in stands on. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  return (
    <DesignProvider>
      <Container paddingTop={{ base: '6', md: '12' }}>
        <Card.Root as="section" width="full" maxWidth="27rem" marginInline="auto">
          <Card.Body gap="5" paddingBlock={{ base: '5', md: '8' }} paddingInline={{ base: '4', md: '8' }}>
            <Stack as="header" gap="1">
              <Heading as="h1" textStyle="h1">
                {title}
              </Heading>
              {lead !== undefined && (
                <Text color="fg.muted" lineHeight="1.5">
                  {lead}
                </Text>
              )}
            </Stack>
            {children}
            {foot != null && (
              <Flex wrap="wrap" columnGap="5" rowGap="1" paddingTop="4" borderTopWidth="1px">
                {foot}
              </Flex>
            )}
          </Card.Body>
        </Card.Root>
      </Container>
    </DesignProvider>
  );
}
