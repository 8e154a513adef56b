/** What the server reads. */
export const FILE_EXTENSIONS = ['.xlsx', '.xls', '.csv'] as const;

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 20;

/** Why a file is not even sent; null for one that the server may judge. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const lower = name.toLocaleLowerCase('en');
  if (!FILE_EXTENSIONS.some((extension) => lower.endsWith(extension))) {
    return `${name} bir tablo dosyası değil. .xlsx, .xls ya da .csv dosyası seçin.`;
  }
  if (size === 0) return `${name} boş. İçinde satır olan bir dosya seçin.`;
  if (size > MAX_MEGABYTES * MEGABYTE) {
    return `${name} 20 MB’tan büyük. Dosyayı bölüp parça parça yükleyin.`;
  }
  return null;
}
