import { X } from 'lucide-react';
import { Button } from '../controls/button';
import button from '../controls/button.module.css';
import { Icon } from '../controls/icon';
import styles from './missing-part-notice.module.css';

interface MissingPartNoticeProps {
  /** At the edge of the window, for parts that lie above the page. */
  isFloating: boolean;
  onClose: () => void;
}

/** Says that a part of the page could not be loaded, and how to get it. */
export function MissingPartNotice({ isFloating, onClose }: MissingPartNoticeProps) {
  return (
    <div role="alert" className={`${styles.notice} ${isFloating ? styles.floating : ''}`}>
      <p>Bu bölüm açılamadı. Bağlantınızı kontrol edin ya da sayfayı yenileyin.</p>
      <Button size="small" onClick={() => location.reload()}>
        Sayfayı yenile
      </Button>
      {isFloating && (
        <button type="button" className={button.bare} aria-label="Kapat" onClick={onClose}>
          <Icon of={X} size={18} />
        </button>
      )}
    </div>
  );
}
