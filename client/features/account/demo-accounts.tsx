import { Box, Button, DataList, Flex } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';

export const DemoAccountFragment = graphql(`
  fragment DemoAccount on DemoAccount {
    audience
    username
    email
    password
  }
`);

export interface DemoAccountsProps {
  accounts: readonly FragmentOf<typeof DemoAccountFragment>[];
  /** Whose form it stands at. */
  audience: 'CUSTOMER' | 'STAFF';
  /** `login` is the user name where the account has one, else its e-mail address. */
  onFill: (account: Record<'login' | 'password', string>) => void;
}

/** The accounts of a demo, to try the shop with; a production shop has none. */
export function DemoAccounts({ accounts, audience, onFill }: DemoAccountsProps) {
  const shown = readFragment(DemoAccountFragment, accounts).filter(
    (account) => account.audience === audience,
  );
  if (shown.length === 0) return null;
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
      {shown.map(({ username, email, password }) => (
        <Flex
          key={email}
          wrap="wrap"
          align="center"
          justify="space-between"
          gap="3"
          paddingBlock="3"
          paddingInline={{ base: '3', md: '4' }}
        >
          <DataList.Root
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="3"
            rowGap="0.5"
            minWidth="0"
            textStyle="small"
          >
            {username === null ? (
              <Entry label="E-posta" value={email} />
            ) : (
              <Entry label="Kullanıcı adı" value={username} />
            )}
            <Entry label="Şifre" value={password} />
          </DataList.Root>
          <Button
            variant="outline"
            size="sm"
            css={{ '@media (scripting: none)': { display: 'none' } }}
            onClick={() => onFill({ login: username ?? email, password })}
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
    <DataList.Item display="contents">
      <DataList.ItemLabel minWidth="4em" color="fg.subtle">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue fontWeight="520">{value}</DataList.ItemValue>
    </DataList.Item>
  );
}
