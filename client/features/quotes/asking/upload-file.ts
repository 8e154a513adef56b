/** A file that the shop took in for a request or a message. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

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

/** What an upload came to. */
export type UploadAnswer = { readonly file: UploadedFile } | { readonly problem: string };

export const MAX_FILES = 10;
const MAX_BYTES = 10 * 1024 * 1024;
export const FILE_KINDS = '.pdf,.png,.jpg,.jpeg,.webp,.xlsx,.xls,.csv';

/** Sends one file to the shop, which judges it by its content. */
export async function uploadFile(file: File): Promise<UploadAnswer> {
  if (file.size > MAX_BYTES) return { problem: `${file.name}: dosya en fazla 10 MB olabilir.` };
  try {
    const response = await fetch(`/teklif-dosyasi?${new URLSearchParams({ ad: file.name }).toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    const answer = (await response.json()) as UploadedFile & { message?: string };
    if (response.ok) return { file: { id: answer.id, name: answer.name, bytes: answer.bytes } };
    return { problem: `${file.name}: ${answer.message ?? 'yüklenemedi.'}` };
  } catch {
    return { problem: `${file.name}: yüklenemedi; bağlantınızı kontrol edip yeniden deneyin.` };
  }
}
