import { paths } from '../../paths';
import { TabBar } from '../../ui/layout/tab-bar';
import { TabLink } from '../../ui/layout/tab-link';

export const FIRST_SUPPORT_PAGE = 'sss';
export const FIRST_LEGAL_TEXT = 'kullanim-kosullari';

export type ContentTab =
  | 'header'
  | 'footer'
  | 'ana-sayfa'
  | 'hakkimizda'
  | 'iletisim'
  | 'teklif'
  | 'destek'
  | 'yasal'
  | 'diger'
  | 'sihirbaz';

const TABS: readonly { tab: ContentTab; to: string; label: string }[] = [
  { tab: 'header', to: paths.adminContent('header'), label: 'Header' },
  { tab: 'footer', to: paths.adminContent('footer'), label: 'Footer' },
  { tab: 'ana-sayfa', to: paths.adminContent('ana-sayfa'), label: 'Ana Sayfa' },
  { tab: 'hakkimizda', to: paths.adminContent('hakkimizda'), label: 'Hakkımızda' },
  { tab: 'iletisim', to: paths.adminContent('iletisim'), label: 'İletişim' },
  { tab: 'teklif', to: paths.adminContent('teklif'), label: 'Teklif Al' },
  { tab: 'destek', to: paths.adminStaticPage(FIRST_SUPPORT_PAGE), label: 'Destek sayfaları' },
  { tab: 'yasal', to: paths.adminStaticPage(FIRST_LEGAL_TEXT), label: 'Yasal metinler' },
  { tab: 'diger', to: paths.adminContent('diger'), label: 'Diğer sayfalar' },
  { tab: 'sihirbaz', to: paths.adminContent('sihirbaz'), label: 'Sihirbaz' },
];

/** The tabs of the content, each with an address of its own. */
export function ContentTabs({ current }: { current: ContentTab | undefined }) {
  return (
    <TabBar label="İçerik">
      {TABS.map(({ tab, to, label }) => (
        <TabLink key={tab} to={to} isCurrent={tab === current}>
          {label}
        </TabLink>
      ))}
    </TabBar>
  );
}
