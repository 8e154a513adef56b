import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A thin line while the next screen loads; what is shown stays in place until it is there. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.track} data-loading={isLoading} role="status">
      {isLoading && <span className={styles.word}>Yükleniyor</span>}
    </div>
  );
}
