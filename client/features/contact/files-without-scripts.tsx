import { ContactField } from './contact-field';
import styles from './contact-form.module.css';
import { FILE_KINDS } from '../../ui/files/sent-files';

interface FilesWithoutScriptsProps {
  /** Ids of what a form that was refused had uploaded, with commas between them. */
  uploaded: string | undefined;
  error: string | undefined;
}

/** Files that the browser itself sends with the form; with scripts they are uploaded one by one. */
export function FilesWithoutScripts({ uploaded = '', error }: FilesWithoutScriptsProps) {
  const count = uploaded === '' ? 0 : uploaded.split(',').length;
  return (
    <noscript className={styles.wide}>
      <ContactField
        label="Dosya"
        isOptional
        isWide
        error={error}
        note={
          count > 0
            ? `${String(count)} dosyanız yüklendi, mesajınızla gider. Başka dosya da ekleyebilirsiniz.`
            : 'PDF, resim ya da tablo; dosya başına en çok 10 MB, en çok 10 dosya.'
        }
      >
        <input type="file" name="dosya" multiple accept={FILE_KINDS} />
      </ContactField>
      {count > 0 && <input type="hidden" name="yuklenen" value={uploaded} />}
    </noscript>
  );
}
