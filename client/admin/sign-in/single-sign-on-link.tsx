import { Button, Flex, Separator, Stack, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';

export const SingleSignOnQuery = graphql(`
  query SingleSignOn {
    singleSignOn {
      label
    }
  }
`);

interface SingleSignOnLinkProps {
  label: string;
  returnTo: string;
  /** Where what was typed on the screen must stay: this tab goes on by itself once it is returned to. */
  isNewTab?: boolean;
}

/** The other way into the panel: an account at the identity provider of the company. */
export function SingleSignOnLink({ label, returnTo, isNewTab = false }: SingleSignOnLinkProps) {
  return (
    <Stack gap="4">
      <Flex align="center" gap="3">
        <Separator flex="1" />
        <Text textStyle="small" color="fg.muted">
          ya da
        </Text>
        <Separator flex="1" />
      </Flex>
      <Button asChild variant="outline" size="lg" width="full">
        <a href={paths.adminSingleSignOn(returnTo)} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
          <Icon of={KeyRound} />
          {label}
        </a>
      </Button>
    </Stack>
  );
}
