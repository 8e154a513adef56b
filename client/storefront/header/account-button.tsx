import { Avatar } from './avatar';
import { type Me } from '../../features/account/me';
import { lazyPart } from '../../ui/feedback/lazy-part';
import popover from '../../ui/overlay/popover.module.css';
import { usePopover } from '../../ui/overlay/use-popover';
import styles from './account-entry.module.css';

const AccountMenu = lazyPart(async () => (await import('../menu/account-menu')).AccountMenu, {
  failure: 'in place',
});

/** Unfolds what belongs to the signed-in customer; its code comes with the first intent to use it. */
export function AccountButton({ me }: { me: Me }) {
  const { button, panel, isOpen, close, closeOnLeave } = usePopover<HTMLDivElement>();
  return (
    <div onBlur={closeOnLeave}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Hesabım, ${me.name}`}
        {...button}
        onPointerEnter={AccountMenu.preload}
        onFocus={AccountMenu.preload}
      >
        <Avatar name={me.name} avatarId={me.avatarId} />
        Hesabım
      </button>
      <div className={`${popover.panel} ${styles.panel}`} {...panel}>
        {isOpen && <AccountMenu me={me} onLeave={close} />}
      </div>
    </div>
  );
}
