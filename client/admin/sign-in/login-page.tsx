import { Box, Card, Center, Flex, Grid, Link, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { PanelBrand } from '../navigation/panel-brand';

/** The squared paper of the drawing, in both themes dark. */
const PAPER = {
  backgroundColor: 'blueprint.paper',
  backgroundImage:
    'linear-gradient({colors.blueprint.grid} 1px, transparent 1px), linear-gradient(90deg, {colors.blueprint.grid} 1px, transparent 1px)',
  backgroundSize: '24px 24px',
} as const;

interface LoginPageProps {
  siteName: string;
  children: ReactNode;
}

/** The sheet with the form and, where there is room, a drawing of what the shop is about. */
export function LoginPage({ siteName, children }: LoginPageProps) {
  return (
    <Grid minHeight="100dvh" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 36rem' }}>
      <Flex
        as="aside"
        aria-label={siteName}
        css={PAPER}
        display={{ base: 'none', xl: 'flex' }}
        direction="column"
        gap="6"
        padding="10"
        color="fg.inverse"
      >
        <PanelBrand siteName={siteName} />
        <Box
          aria-hidden
          flex="1"
          minHeight="20rem"
          background="url(/hero-esanjor-light.svg) center / contain no-repeat"
          _dark={{ backgroundImage: 'url(/hero-esanjor-dark.svg)' }}
        />
        <Text color="fg.inverseMuted" maxWidth="prose">
          Siparişler, katalog ve içerik tek panelden yönetilir; her değişiklik kimin yaptığıyla birlikte kayda
          geçer.
        </Text>
      </Flex>
      <Flex direction="column" minWidth="0">
        <Box
          as="header"
          display={{ xl: 'none' }}
          paddingInline={{ base: '4', md: '6' }}
          paddingBlock="3"
          bg="bg.inverse"
          color="fg.inverse"
        >
          <PanelBrand siteName={siteName} />
        </Box>
        <Center
          as="main"
          id={CONTENT_ID}
          tabIndex={-1}
          flex="1"
          alignItems={{ base: 'flex-start', md: 'center' }}
          padding={{ base: '4', md: '8' }}
        >
          <Card.Root width="full" maxWidth="27rem">
            <Card.Body gap="5" paddingBlock={{ base: '5', md: '8' }} paddingInline={{ base: '4', md: '8' }}>
              {children}
            </Card.Body>
          </Card.Root>
        </Center>
        <Flex as="footer" justify="center" padding="4" textStyle="small">
          <Link href={paths.home()} color="fg.muted" paddingBlock="0.5">
            <Icon of={ArrowLeft} />
            Mağazaya dönün
          </Link>
        </Flex>
      </Flex>
    </Grid>
  );
}
