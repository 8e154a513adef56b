import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import { EmptyNotice } from '../../ui/empty-notice';
import styles from './sign-in-notice.module.css';

interface SignInNoticeProps {
  /** Path of the screen, to come back to. */
  returnTo: string;
}

/** Stands in the place of a screen that belongs to a customer while nobody is signed in. */
export function SignInNotice({ returnTo }: SignInNoticeProps) {
  return (
    <EmptyNotice
      icon={<LockKeyhole aria-hidden size={48} strokeWidth={1} />}
      title="Bu sayfayı görüntülemek için giriş yapmalısınız"
    >
      <div className={styles.ways}>
        <Link to={paths.login(returnTo)} className={`${button.button} ${button.copper}`}>
          Giriş yapın
        </Link>
        <Link to={paths.register(returnTo)} className={`${button.button} ${button.line}`}>
          Kayıt olun
        </Link>
      </div>
    </EmptyNotice>
  );
}
