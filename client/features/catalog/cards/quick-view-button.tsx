import { Eye } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import styles from './quick-view-button.module.css';

interface QuickViewButtonProps {
  name: string;
  onPress: () => void;
  className?: string | undefined;
}

/** Opens a product over the list it stands in. It works by script alone, so it is hidden where there is none. */
export function QuickViewButton({ name, onPress, className = '' }: QuickViewButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-haspopup="dialog"
      aria-label={`Hızlı bakış: ${name}`}
      title="Hızlı bakış"
      onClick={onPress}
    >
      <Icon of={Eye} size={18} />
    </button>
  );
}
