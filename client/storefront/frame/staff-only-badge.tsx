import { Construction } from 'lucide-react';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import styles from './staff-only-badge.module.css';

/** Reminds staff that nobody else sees what they see. */
export function StaffOnlyBadge() {
  return (
    <aside className={styles.badge} aria-label="Bakım modu">
      <Icon of={Construction} />
      <span>
        <b>Bakım Modu Aktif</b> Ziyaretçiler bakım sayfasını görüyor.
      </span>
      <a href={paths.adminSettings('bakim-modu')}>Ayarları aç</a>
    </aside>
  );
}
