import { paths } from '../../../paths';
import { type Sent, sendUpload } from '../../uploads/send-upload';

const MESSAGES = {
  notReached: 'Dosya yüklenemedi: bağlantı kesildi. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  notUnderstood: 'Dosya yüklenemedi: beklenmedik bir hata oluştu. Biraz sonra yeniden deneyin.',
};

interface Sending {
  readonly file: File;
  /** Whose file it is; empty when nobody said so. */
  readonly supplier: string;
  /** How much of it was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a spreadsheet; resolves with the id of its import or with why there is none. Rejects only when it was given up. */
export function sendFile({ supplier, ...sending }: Sending): Promise<Sent<string>> {
  const parameters = new URLSearchParams({ ad: sending.file.name, ...(supplier && { tedarikci: supplier }) });
  return sendUpload({
    ...sending,
    address: paths.adminImportFile(parameters),
    read: ({ id }) => (typeof id === 'string' ? id : undefined),
    messages: MESSAGES,
  });
}
