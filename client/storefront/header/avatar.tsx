import { paths } from '../../paths';
import { initials } from '../../shop/initials';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** Null without a picture. */
  avatarId: string | null;
}

/** A person by their picture, else by their initials; the name stands beside it. */
export function Avatar({ name, avatarId }: AvatarProps) {
  if (avatarId !== null) {
    return <img className={styles.avatar} src={paths.avatar(avatarId)} alt="" width={28} height={28} />;
  }
  return (
    <span className={styles.avatar} aria-hidden>
      {initials(name)}
    </span>
  );
}
