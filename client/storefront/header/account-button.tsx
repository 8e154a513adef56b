import { lazy, Suspense, useId, useRef } from 'react';
import { Avatar } from './avatar';
import { type Me } from '../../features/account/me';
import styles from './account-entry.module.css';
import { useDisclosure } from './use-disclosure';

const loadMenu = async () => ({ default: (await import('../menu/account-menu')).AccountMenu });
const AccountMenu = lazy(loadMenu);

/** Unfolds what belongs to the signed-in customer; its code comes with the first intent to use it. */
export function AccountButton({ me }: { me: Me }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = useDisclosure(place);
  return (
    <div ref={place}>
      <button
        type="button"
        className={styles.entry}
        aria-label={`Hesabım, ${me.name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      >
        <Avatar name={me.name} />
        Hesabım
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <AccountMenu me={me} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
