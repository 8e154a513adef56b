import { Paperclip } from 'lucide-react';
import { formatBytes } from '../../shop/format-bytes';
import { Icon } from '../controls/icon';
import styles from './file-lines.module.css';

interface FileLinesProps {
  files: readonly { readonly id: string; readonly name: string | null; readonly bytes: number }[];
  /** Null where nobody may open it. */
  addressOf: (id: string) => string | null;
}

/** What came with a text, by name and size, to be opened. */
export function FileLines({ files, addressOf }: FileLinesProps) {
  return files.map(({ id, name, bytes }) => {
    const address = addressOf(id);
    const label = name ?? 'Adı silinmiş dosya';
    return (
      <div key={id} className={styles.line}>
        <Icon of={Paperclip} size={16} />
        {address === null ? label : <a href={address}>{label}</a>}
        <span className={styles.bytes}>{formatBytes(bytes)}</span>
      </div>
    );
  });
}
