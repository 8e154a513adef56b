import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import text from '../../design/text.module.css';
import styles from './offline-notice.module.css';

/** Says that the connection is lost, for as long as it is; what the page could not load is loaded once it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const { revalidate } = useRevalidator();
  const recover = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOnline && wasOffline) recover();
  }, [isOnline, wasOffline]);
  return (
    <div role="status">
      {isOnline ? (
        wasOffline && <p className={text.hidden}>Bağlantı geri geldi.</p>
      ) : (
        <div className={styles.notice}>
          <Icon of={CloudOff} size={20} />
          <p>
            <b>İnternet bağlantınız yok.</b> Bağlantı gelince sayfa kendiliğinden tamamlanır, sepetinizde
            değiştirdikleriniz gönderilir.
          </p>
        </div>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
