/** A file that the shop took in. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** What an upload came to. */
export type UploadAnswer = { readonly file: UploadedFile } | { readonly problem: string };

const MAX_BYTES = 10 * 1024 * 1024;

/** Sends one file to an address of the shop, which judges it by its content. */
export async function sendFile(address: string, file: File): Promise<UploadAnswer> {
  if (file.size > MAX_BYTES) return { problem: `${file.name}: dosya en fazla 10 MB olabilir.` };
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ ad: file.name }).toString()}`, {
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
