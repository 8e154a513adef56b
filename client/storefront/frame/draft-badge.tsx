import { FilePen } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import styles from './staff-only-badge.module.css';

/** Reminds who follows the link to a draft that visitors see something else; the path is that of the page as it is published. */
export function DraftBadge({ path }: { path: string }) {
  return (
    <aside className={styles.badge} aria-label="Taslak">
      <Icon of={FilePen} />
      <span>
        <b>Taslak ön izlemesi</b> Yayımlanmamış içerik görüyorsunuz.
      </span>
      <a href={path}>Yayındaki hâli</a>
    </aside>
  );
}
