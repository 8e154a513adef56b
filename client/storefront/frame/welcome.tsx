import { MailCheck, X } from 'lucide-react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { useVisitor } from '../../features/account/me';
import button from '../../ui/controls/button.module.css';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import layout from '../../design/layout.module.css';
import styles from './welcome.module.css';

/** What a navigation carries after an account was opened. Nobody is named: the history of a browser outlives a session. */
export const WELCOME_STATE = { isWelcomed: true } as const;

/** Says above the next screen that the account is open and what to look for in the mailbox. */
export function Welcome() {
  const location: Location<unknown> = useLocation();
  const { state, pathname, search } = location;
  const navigate = useNavigate();
  const visitor = useVisitor();
  const isShown = isWelcome(state) && visitor.kind === 'customer' && !visitor.me.isVerified;
  const close = () => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  // The frame stands before its words do, or they would not be read out.
  return (
    <div role="status">
      {isShown && (
        <div className={layout.page}>
          <div className={styles.welcome}>
            <Icon of={MailCheck} size={20} />
            <p>
              <b>Hesabınız açıldı.</b> Adresinizi doğrulamanız için <b>{visitor.me.email}</b> adresine bir
              bağlantı gönderdik; bağlantı 24 saat geçerlidir.
            </p>
            <button type="button" className={button.bare} aria-label="Bildirimi kapat" onClick={close}>
              <Icon of={X} size={18} />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The state of a history entry may be anything. */
function isWelcome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isWelcomed' in state && state.isWelcomed === true;
}
