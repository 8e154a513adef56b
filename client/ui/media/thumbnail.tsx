import { type ComponentProps } from 'react';
import { Picture } from './picture';
import styles from './thumbnail.module.css';

/** A picture so small that it only helps to find what it stands beside; as large as what it lies in. */
export function Thumbnail({ picture }: Pick<ComponentProps<typeof Picture>, 'picture'>) {
  return (
    <span className={`${styles.thumbnail} ${styles.well}`}>
      <Picture picture={picture} alt="" sizes="2.5rem" />
    </span>
  );
}
