import { Box, Button, DataList, Flex } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';

export const DemoAccountFragment = graphql(`
  fragment DemoAccount on DemoAccount {
    audience
    email
    password
  }
`);

export interface DemoAccountsProps {
  accounts: readonly FragmentOf<typeof DemoAccountFragment>[];
  onFill: (account: Record<'email' | 'password', string>) => void;
}

/** The accounts of a demo, to try the shop with; a production shop has none. */
export function DemoAccounts({ accounts, onFill }: DemoAccountsProps) {
  const customers = readFragment(DemoAccountFragment, accounts).filter(
    ({ audience }) => audience === 'CUSTOMER',
  );
  if (customers.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label="Demo hesabı"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.control"
      borderRadius="md"
      textStyle="small"
    >
      <Flex
        as="p"
        align="center"
        gap="2"
        paddingBlock="2"
        paddingInline={{ base: '3', md: '4' }}
        borderBottomWidth="1px"
        borderStyle="dashed"
        borderColor="line.control"
        color="warning.fg"
        _icon={{ flexShrink: '0' }}
      >
        <Icon of={FlaskConical} />
        Demo: bu hesap yalnızca deneme içindir.
      </Flex>
      {customers.map(({ email, password }) => (
        <Flex
          key={email}
          wrap="wrap"
          align="center"
          justify="space-between"
          gap="3"
          paddingBlock="3"
          paddingInline={{ base: '3', md: '4' }}
        >
          <DataList.Root gap="0.5" minWidth="0">
            <Entry label="E-posta" value={email} />
            <Entry label="Şifre" value={password} />
          </DataList.Root>
          <Button
            variant="outline"
            size="sm"
            css={{ '@media (scripting: none)': { display: 'none' } }}
            onClick={() => onFill({ email, password })}
          >
            Formu doldur
          </Button>
        </Flex>
      ))}
    </Box>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <DataList.Item flexWrap="wrap" columnGap="3" rowGap="0" textStyle="small">
      <DataList.ItemLabel minWidth="4em" color="fg.subtle">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue flex="1 1 auto" fontWeight="520">
        {value}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
