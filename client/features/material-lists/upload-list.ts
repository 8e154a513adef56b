import { paths } from '../../paths';

const MAX_BYTES = 5 * 1024 * 1024;
export const LIST_EXTENSIONS = ['.xlsx', '.xls', '.csv'] as const;

export type UploadedList = { readonly id: string } | { readonly problem: string };

/** Sends a list as a file; the shop judges it by its content. */
export async function uploadList(file: File): Promise<UploadedList> {
  if (file.size > MAX_BYTES) return { problem: 'Dosya çok büyük: en çok 5 MB olabilir.' };
  try {
    const response = await fetch(paths.materialListFile(file.name), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    const answer = (await response.json()) as { id?: string; message?: string };
    if (response.ok && answer.id !== undefined) return { id: answer.id };
    return { problem: answer.message ?? 'Dosya okunamadı.' };
  } catch {
    return { problem: 'Dosya gönderilemedi; bağlantınızı kontrol edip yeniden deneyin.' };
  }
}
