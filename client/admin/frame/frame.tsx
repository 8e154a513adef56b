import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { EnrolmentNotice } from './enrolment-notice';
import { NavigationDrawer } from '../navigation/navigation-drawer';
import { NavigationProgress } from './navigation-progress';
import { PanelHeader, TITLE_ID } from './panel-header';
import { permittedSections, sectionAt, type PanelSection } from '../navigation/panel-section';
import { Sidebar } from '../navigation/sidebar';
import { useSiteState } from './site-state';
import { SkipLink } from './skip-link';
import { useScreenFocus } from './use-screen-focus';
import { useStaff } from '../session/use-staff';
import { useSessionWatch } from '../session/use-session-watch';

/** What stands around every screen of the panel. */
export function Frame({ sections }: { sections: readonly PanelSection[] }) {
  const staff = useStaff();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const site = useSiteState();
  useSessionWatch(staff);
  useScreenFocus();
  const sidebar = { staff, sections: permittedSections(sections, staff), siteName: site.siteName };
  const title = sectionAt(sections, pathname)?.title ?? 'Yönetim paneli';
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Grid minHeight="100dvh" templateColumns={{ base: 'minmax(0, 1fr)', xl: '14.5rem minmax(0, 1fr)' }}>
        <Sidebar
          as="aside"
          aria-label="Panel"
          {...sidebar}
          hideBelow="xl"
          _print={{ display: 'none' }}
          position="sticky"
          top="0"
          height="100dvh"
        />
        <Box minWidth="0">
          <PanelHeader title={title} site={site} onOpenMenu={() => setIsMenuOpen(true)} />
          <Box
            as="main"
            id={CONTENT_ID}
            tabIndex={-1}
            aria-labelledby={TITLE_ID}
            paddingInline={{ base: '3', md: '6', xl: '7' }}
            paddingBlock={{ base: '4', md: '6' }}
          >
            <EnrolmentNotice staff={staff} />
            <Outlet />
          </Box>
        </Box>
      </Grid>
      <NavigationDrawer {...sidebar} isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <ScrollRestoration />
    </>
  );
}
