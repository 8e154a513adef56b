import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import button from '../ui/button.module.css';
import text from '../ui/text.module.css';
import styles from './sign-in-notice.module.css';

interface SignInNoticeProps {
  /** Path of the screen, to come back to. */
  returnTo: string;
}

/** Stands in the place of a screen that belongs to a customer while nobody is signed in. */
export function SignInNotice({ returnTo }: SignInNoticeProps) {
  return (
    <div className={styles.notice}>
      <LockKeyhole aria-hidden size={48} strokeWidth={1} />
      <p className={text.h3}>Bu sayfayı görüntülemek için giriş yapmalısınız</p>
      <div className={styles.ways}>
        <Link to={paths.login(returnTo)} className={`${button.button} ${button.copper}`}>
          Giriş yapın
        </Link>
        <Link to={paths.register(returnTo)} className={`${button.button} ${button.line}`}>
          Kayıt olun
        </Link>
      </div>
    </div>
  );
}
