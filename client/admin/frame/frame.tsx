import { Box, Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { EnrolmentNotice } from './enrolment-notice';
import { LiveUpdates } from '../live/live-updates';
import { useLiveTopics } from '../live/use-live-topics';
import { NavigationDrawer } from '../navigation/navigation-drawer';
import { hasNotices } from '../notices/notice-kinds';
import { NavigationProgress } from './navigation-progress';
import { PanelHeader, TITLE_ID } from './panel-header';
import { permittedSections, sectionAt, type PanelSection } from '../navigation/section';
import { Sidebar } from '../navigation/sidebar';
import { useSiteState } from './site-state';
import { SkipLink } from './skip-link';
import { PanelPalette } from './panel-palette';
import { useScreenFocus } from './use-screen-focus';
import { SignInAgain } from '../sign-in/sign-in-again';
import { useStaff } from '../session/use-staff';
import { useSessionWatch } from '../session/use-session-watch';

interface FrameProps {
  sections: readonly PanelSection[];
}

/** What stands around every screen of the panel, kept up to date while somebody is signed in. */
export function Frame({ sections }: FrameProps) {
  const staff = useStaff();
  const { isOver, check } = useSessionWatch(staff);
  return (
    <LiveUpdates isOn={!isOver} onRefused={() => void check(IN_BACKGROUND)}>
      <FrameParts sections={sections} isCovered={isOver} onAccess={() => check(IN_BACKGROUND)} />
      {isOver && <SignInAgain staff={staff} onSignedIn={() => void check()} />}
    </LiveUpdates>
  );
}

interface FramePartsProps extends FrameProps {
  /** The session is over: nothing opens above the screen but the way to sign in again. */
  isCovered: boolean;
  /** What the person may do may have changed. */
  onAccess: () => Promise<void>;
}

function FrameParts({ sections, isCovered, onAccess }: FramePartsProps) {
  const staff = useStaff();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const site = useSiteState();
  useScreenFocus();
  useLiveTopics(onAccess, 'access');
  const permitted = useMemo(() => permittedSections(sections, staff), [sections, staff]);
  const sidebar = { staff, sections: permitted, siteName: site.siteName };
  // It does not come back by itself after the next sign-in.
  if (isCovered && isPaletteOpen) setIsPaletteOpen(false);
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
          <PanelHeader
            title={title}
            site={site}
            hasBell={hasNotices(staff)}
            onOpenMenu={() => setIsMenuOpen(true)}
            onSearch={() => setIsPaletteOpen(true)}
          />
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
      {!isCovered && <PanelPalette sections={permitted} isOpen={isPaletteOpen} onChange={setIsPaletteOpen} />}
      <ScrollRestoration />
    </>
  );
}
