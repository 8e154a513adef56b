import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatBytes } from '../../shop/format-bytes';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import text from '../../design/text.module.css';
import styles from './file-field.module.css';
import { sendFile, type UploadedFile } from '../../shop/send-file';
import { FILE_KINDS, MAX_FILES } from './sent-files';

interface FileFieldProps {
  /** Where files are sent; it judges them by their content. */
  address: string;
  files: readonly UploadedFile[];
  /** What the server said of them. */
  errors?: readonly string[];
  /** How often a text was sent from here: what was said of files before is over then. */
  sendings?: number;
  onAdd: (uploaded: readonly UploadedFile[]) => void;
  onRemove: (file: UploadedFile) => void;
  /** What is sent while a file is uploaded goes without it. */
  onUploading: (isUploading: boolean) => void;
}

/** Files that go with a request or a message: uploaded at once, sent with it. */
export function FileField(props: FileFieldProps) {
  const { address, files, errors = [], sendings = 0, onAdd, onRemove, onUploading } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sendingsSeen, setSendingsSeen] = useState(sendings);
  if (sendingsSeen !== sendings) {
    setSendingsSeen(sendings);
    setProblems([]);
  }
  const add = async (chosen: readonly File[]) => {
    setIsUploading(true);
    onUploading(true);
    const answers = await Promise.all(
      chosen.slice(0, MAX_FILES - files.length).map((file) => sendFile(address, file)),
    );
    setIsUploading(false);
    onUploading(false);
    const uploaded = answers.flatMap((answer) => ('file' in answer ? [answer.file] : []));
    const tooMany = files.length + chosen.length > MAX_FILES;
    const refused = answers.flatMap((answer) => ('problem' in answer ? [answer.problem] : []));
    if (tooMany) refused.push(`En çok ${String(MAX_FILES)} dosya eklenebilir.`);
    setProblems(refused);
    if (uploaded.length > 0) onAdd(uploaded);
  };
  const remove = (file: UploadedFile, place: number) => {
    flushSync(() => onRemove(file));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(place, buttons.length - 1)] ?? button.current)?.focus();
  };
  return (
    <div className={styles.files}>
      <ul ref={list}>
        {files.map((file, place) => (
          <li key={file.id}>
            <Icon of={Paperclip} />
            <span className={styles.name}>{file.name}</span>
            <span className={text.muted}>{formatBytes(file.bytes)}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`${file.name} dosyasını çıkar`}
              onClick={() => remove(file, place)}
            >
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={FILE_KINDS}
        aria-label="Dosya seç"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) void add(chosen);
        }}
      />
      <Button
        ref={button}
        aria-busy={isUploading}
        disabled={isUploading || files.length >= MAX_FILES}
        onClick={() => input.current?.click()}
      >
        <Icon of={Paperclip} size={18} />
        {isUploading ? 'Yükleniyor...' : 'Dosya ekle'}
      </Button>
      <p className={styles.hint}>
        Çizim, etiket fotoğrafı veya liste: PDF, resim, Excel ya da CSV, en çok 10 MB.
      </p>
      <div role="alert">
        {[...errors, ...problems].map((problem) => (
          <p key={problem} tabIndex={-1} data-error className={styles.error}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
