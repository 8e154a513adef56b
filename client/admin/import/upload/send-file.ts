import { paths } from '../../../paths';
import { announceEndedSession } from '../../session/ended-session';

/** What became of a file that was sent. */
export type SentFile = { readonly id: string } | { readonly message: string };

const NOT_REACHED =
  'Dosya yüklenemedi: bağlantı kesildi. İnternet bağlantınızı kontrol edip yeniden deneyin.';
const NOT_UNDERSTOOD = 'Dosya yüklenemedi: beklenmedik bir hata oluştu. Biraz sonra yeniden deneyin.';
const SESSION_OVER = 401;

interface Sending {
  readonly file: File;
  /** Whose file it is; empty when nobody said so. */
  readonly supplier: string;
  /** How much of it was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a spreadsheet; resolves with the id of its import or with why there is none. Rejects only when it was given up. */
export function sendFile({ file, supplier, onProgress, signal }: Sending): Promise<SentFile> {
  const parameters = new URLSearchParams({ ad: file.name, ...(supplier && { tedarikci: supplier }) });
  return new Promise((resolve, reject) => {
    // Unlike fetch it says how much was sent.
    const request = new XMLHttpRequest();
    request.open('POST', paths.adminImportFile(parameters));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status === SESSION_OVER) announceEndedSession();
      resolve(readAnswer(request.responseText));
    };
    request.onerror = () => resolve({ message: NOT_REACHED });
    request.onabort = () => reject(new DOMException('Upload was given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** What a server says that is not the shop's, such as a proxy's page, is not shown. */
function readAnswer(body: string): SentFile {
  try {
    const { id, message } = JSON.parse(body) as { id?: unknown; message?: unknown };
    if (typeof id === 'string') return { id };
    if (typeof message === 'string') return { message };
  } catch {
    // No JSON at all.
  }
  return { message: NOT_UNDERSTOOD };
}
