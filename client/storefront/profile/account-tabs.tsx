import { paths } from '../../paths';
import { TabBar } from '../../ui/layout/tab-bar';
import { TabLink } from '../../ui/layout/tab-link';

/** The parts of an account, each with its address. */
const TABS = [
  ['Profil Bilgileri', paths.profile()],
  ['Siparişlerim', paths.orders()],
  ['Favorilerim', paths.favorites()],
  ['Tekliflerim', paths.quotes()],
  ['Mesajlarım', paths.messages()],
  ['Ayarlar', paths.accountSettings()],
] as const;

/** The way between the parts of an account. */
export function AccountTabs({ current }: { current: string }) {
  return (
    <TabBar label="Hesap bölümleri">
      {TABS.map(([text, path]) => (
        <TabLink key={path} to={path} isCurrent={path === current}>
          {text}
        </TabLink>
      ))}
    </TabBar>
  );
}
