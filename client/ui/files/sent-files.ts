import { type UploadedFile } from '../../shop/send-file';

/** The files that a refusal says are gone; all, where it does not name them. */
export function goneFiles(
  files: readonly UploadedFile[],
  details: Readonly<Record<string, unknown>>,
): readonly UploadedFile[] {
  const ids: unknown = details.fileIds;
  const gone = Array.isArray(ids) ? files.filter(({ id }) => ids.includes(id)) : [];
  return gone.length > 0 ? gone : files;
}

export const goneText = (gone: readonly UploadedFile[]) =>
  `Artık bulunmayan dosya çıkarıldı: ${gone.map(({ name }) => name).join(', ')}. Lütfen yeniden ekleyin.`;

export const STILL_UPLOADING = 'Dosyanız yükleniyor. Yükleme bitince yeniden gönderin.';

export const MAX_FILES = 10;
export const FILE_KINDS = '.pdf,.png,.jpg,.jpeg,.webp,.xlsx,.xls,.csv';
