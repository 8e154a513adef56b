import { FetchFailure, type FetchFailureReason } from '../../../kernel/outbound/fetch-failure.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';

const TEXTS: Readonly<Record<FetchFailureReason, string>> = {
  address:
    'Adres http ya da https ile başlamalı; kullanıcı adı, parola ve 80 ile 443 dışında bir port içermemeli.',
  'not-public': 'Adres herkese açık bir sunucuya ait değil.',
  'unknown-host': 'Bu adda bir sunucu yok.',
  unreachable: 'Sunucuya ulaşılamadı.',
  certificate: 'Sunucunun güvenlik sertifikası geçerli değil.',
  timeout: 'Sunucu zamanında yanıt vermedi.',
  status: 'Sunucu resmi vermedi.',
  'too-large': 'Resim dosyası en fazla 10 MB olabilir.',
  redirects: 'Adres çok fazla kez yönlendiriyor.',
};

/**
 * Why an address gave no picture, for staff.
 *
 * @throws every error that neither the address nor its picture is to blame for
 */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof FetchFailure)) throw error;
  const { reason, status } = error;
  if (reason !== 'status') return TEXTS[reason];
  if (status === 404 || status === 410) return 'Bu adreste bir resim yok.';
  return `${TEXTS.status.slice(0, -1)} (${status ?? 0}).`;
}
