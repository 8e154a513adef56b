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

/** With the name of its document, where the tab has only one. */
const TABS: readonly { tab: ContentTab; to: string; label: string; target?: string }[] = [
  { tab: 'header', to: paths.adminContent('header'), label: 'Header', target: 'header' },
  { tab: 'footer', to: paths.adminContent('footer'), label: 'Footer', target: 'footer' },
  { tab: 'ana-sayfa', to: paths.adminContent('ana-sayfa'), label: 'Ana Sayfa', target: 'home' },
  { tab: 'hakkimizda', to: paths.adminContent('hakkimizda'), label: 'Hakkımızda', target: 'about' },
  { tab: 'iletisim', to: paths.adminContent('iletisim'), label: 'İletişim', target: 'contact' },
  { tab: 'teklif', to: paths.adminContent('teklif'), label: 'Teklif Al', target: 'quote' },
  { tab: 'destek', to: paths.adminStaticPage(FIRST_SUPPORT_PAGE), label: 'Destek sayfaları' },
  { tab: 'yasal', to: paths.adminStaticPage(FIRST_LEGAL_TEXT), label: 'Yasal metinler' },
  { tab: 'diger', to: paths.adminContent('diger'), label: 'Diğer sayfalar' },
  { tab: 'sihirbaz', to: paths.adminContent('sihirbaz'), label: 'Sihirbaz' },
];

/** Where a document is edited, by the name its draft has: `home`, `static-page/sss`. */
export function placeOf(target: string): { to: string; label: string | undefined } {
  const tab = TABS.find((one) => one.target === target);
  return tab ?? { to: paths.adminStaticPage(target.replace('static-page/', '')), label: undefined };
}

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
