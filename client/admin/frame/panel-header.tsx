import { Flex, Heading, IconButton, Span } from '@chakra-ui/react';
import { ExternalLink, Menu } from 'lucide-react';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { LinkButton, LinkIconButton } from '../navigation/link-button';
import { PaletteButton } from '../palette/palette-button';
import { NoticeBell } from '../notices/notice-bell';
import { MaintenanceBadge } from './maintenance-badge';
import { OfflineBadge } from './offline-badge';
import { type SiteState } from './site-state';
import { ThemeSwitch } from './theme-switch';

export const TITLE_ID = 'bolum-basligi';

interface PanelHeaderProps {
  title: string;
  site: SiteState;
  /** There may be something that the person is notified of. */
  hasBell: boolean;
  onOpenMenu: () => void;
  onSearch: () => void;
}

/** It scrolls away with the page, whose room is for records: the title of the section, what holds for the whole shop, the search, the bell, and the ways out of the panel. */
export function PanelHeader({ title, site, hasBell, onOpenMenu, onSearch }: PanelHeaderProps) {
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="center"
      columnGap={{ base: '1', md: '3' }}
      minHeight="3rem"
      paddingInline={{ base: '2', md: '6', xl: '7' }}
      bg="bg.surface"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <IconButton
        variant="ghost"
        display={{ xl: 'none' }}
        aria-label="Menüyü aç"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <Icon of={Menu} size={22} />
      </IconButton>
      <Heading
        as="h1"
        id={TITLE_ID}
        flex={{ base: '1', md: 'none' }}
        minWidth="0"
        fontSize="1.125rem"
        lineHeight="1.5rem"
        fontWeight="620"
        letterSpacing="-0.012em"
        truncate
      >
        {title}
      </Heading>
      <MaintenanceBadge site={site} />
      <OfflineBadge />
      <Flex align="center" gap={{ base: '0', md: '2' }} marginInlineStart="auto">
        <PaletteButton onClick={onSearch} />
        {hasBell && <NoticeBell />}
        <ThemeSwitch />
        <LinkButton variant="outline" size="sm" hideBelow="md">
          <a href={paths.home()} target="_blank" rel="noopener">
            <Icon of={ExternalLink} size={15} />
            Siteyi Görüntüle
            <Span srOnly> (yeni sekmede açılır)</Span>
          </a>
        </LinkButton>
        <LinkIconButton variant="ghost" hideFrom="md" aria-label="Siteyi Görüntüle (yeni sekmede açılır)">
          <a href={paths.home()} target="_blank" rel="noopener">
            <Icon of={ExternalLink} size={20} />
          </a>
        </LinkIconButton>
      </Flex>
    </Flex>
  );
}
