import { ExternalLink, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../../design/theme-choice';
import { paths } from '../../paths';
import { type PaletteLine } from '../palette/palette-line';
import { useStaffLogout } from '../session/staff-logout';

const THEMES = [
  { theme: 'light', title: 'Açık görünüm', icon: Sun },
  { theme: 'dark', title: 'Koyu görünüm', icon: Moon },
  { theme: 'system', title: 'Sistemin görünümü', icon: Monitor },
] as const;

/** What can be done on every screen of the panel. */
export function usePanelActions(): PaletteLine[] {
  const { leave } = useStaffLogout();
  return [
    { id: 'site', icon: ExternalLink, title: 'Siteyi Görüntüle', href: paths.home(), opens: 'new tab' },
    ...THEMES.map(({ theme, ...text }) => ({
      id: `gorunum-${theme}`,
      ...text,
      keywords: 'tema renk gece gündüz',
      run: () => chooseTheme(theme),
    })),
    { id: 'cikis', icon: LogOut, title: 'Çıkış Yap', keywords: 'oturumu kapat', run: leave },
  ];
}
