import { Boxes, FileText, Headset, type LucideIcon, MessageCircle, Phone, WandSparkles } from 'lucide-react';
import { paths } from '../../app/paths';
import { useIsBuilt } from '../../ui/built-pages';
import { phoneHref } from '../../ui/format';
import { ShopLink } from '../../ui/shop-link';
import { type Site, useSite } from '../../ui/site';
import { whatsappHref } from '../../ui/whatsapp';
import { type Section } from './sections';
import styles from './quick-actions.module.css';

const MOST_ACTIONS = 4;

/** In the order of their worth: the first four that can be done are shown. */
const ACTIONS: readonly { id: string; icon: LucideIcon; href: (site: Site) => string | null }[] = [
  { id: 'quick-wizard', icon: WandSparkles, href: () => paths.wizard() },
  { id: 'quick-quote', icon: FileText, href: () => paths.quote() },
  { id: 'quick-catalog', icon: Boxes, href: () => paths.products() },
  {
    id: 'quick-whatsapp',
    icon: MessageCircle,
    href: ({ whatsappNumber }) =>
      whatsappNumber &&
      whatsappHref(whatsappNumber, ['Merhaba, ürünleriniz hakkında bilgi almak istiyorum.']),
  },
  { id: 'quick-support', icon: Headset, href: () => paths.technicalSupport() },
  { id: 'quick-call', icon: Phone, href: ({ phone }) => (phone ? phoneHref(phone) : null) },
];

interface QuickActionsProps {
  findSection: (id: string) => Section | undefined;
}

/** The short ways: what a visitor can do at once, each with one line. */
export function QuickActions({ findSection }: QuickActionsProps) {
  const site = useSite();
  const isBuilt = useIsBuilt();
  const actions = ACTIONS.flatMap(({ id, icon, href }) => {
    const words = findSection(id);
    const url = href(site);
    return words && url && isBuilt(url) ? [{ id, Icon: icon, url, words }] : [];
  }).slice(0, MOST_ACTIONS);
  if (actions.length === 0) return null;
  return (
    <nav aria-label="Hızlı işlemler" className={styles.actions}>
      {actions.map(({ id, Icon, url, words }) => (
        <ShopLink key={id} url={url} className={styles.action}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <b>{words.title}</b>
            <span>{words.content}</span>
          </span>
        </ShopLink>
      ))}
    </nav>
  );
}
