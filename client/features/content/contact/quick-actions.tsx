import { Boxes, FileText, Headset, type LucideIcon, MessageCircle, Phone, WandSparkles } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { useIsBuilt } from '../../../ui/navigation/built-pages';
import { phoneHref } from '../../../shop/format';
import { ShopLink } from '../../../ui/navigation/shop-link';
import { type Site, useSite } from '../../../shop/site';
import { whatsappHref } from '../../../shop/whatsapp';
import { type Section } from '../sections/sections';
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
    const section = findSection(id);
    const url = href(site);
    return section && url && isBuilt(url) ? [{ id, drawing: icon, url, section }] : [];
  }).slice(0, MOST_ACTIONS);
  if (actions.length === 0) return null;
  return (
    <nav aria-label="Hızlı işlemler" className={styles.actions}>
      {actions.map(({ id, drawing, url, section }) => (
        <ShopLink key={id} url={url} className={styles.action}>
          <Icon of={drawing} size={20} />
          <span>
            <b>{section.title}</b>
            <span>{section.content}</span>
          </span>
        </ShopLink>
      ))}
    </nav>
  );
}
