import { formatDate } from '../../shop/format';

interface RecoveryCodesOf {
  codes: readonly string[];
  login: string;
  /** Where they sign in. */
  host: string;
  now?: Date;
}

/** The codes as they are copied and downloaded: whose they are and from when, because later ones replace them. */
export function recoveryCodesText({ codes, login, host, now = new Date() }: RecoveryCodesOf): string {
  const lines = [
    `Kurtarma kodları: ${host}, yönetim paneli`,
    `Hesap: ${login}`,
    `Oluşturulma: ${formatDate(now.toISOString())}`,
    '',
    ...codes,
    '',
    'Her kod bir kez geçerlidir.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Saves a text under a name. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
