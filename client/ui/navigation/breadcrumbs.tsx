import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../controls/icon';
import { type Crumb } from './breadcrumb-list';
import styles from './breadcrumbs.module.css';

/** The way from the home page down to this one; the last step is this page and no link. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const here = trail.at(-1);
  return (
    <nav aria-label="Gezinti" className={styles.crumbs}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.path}>
            {crumb === here ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <>
                <Link to={crumb.path}>{crumb.name}</Link>
                <Icon of={ChevronRight} size={14} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
