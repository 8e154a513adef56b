import type { LabeledText, Letterhead } from '../../kernel/document/business-document.js';
import type { SiteSettings } from './site-settings.document.js';

/** Who sends a document of the shop, as commercial papers name it. */
export function letterheadOf(settings: SiteSettings): Letterhead {
  const { siteName, legalName, address, contactPhone, contactEmail } = settings;
  const { taxOffice, taxNumber, mersisNumber, kepAddress } = settings;
  const known: [string, string | null][] = [
    ['Tel.', contactPhone],
    ['E-posta', contactEmail],
    ['Vergi dairesi', taxOffice],
    ['VKN', taxNumber],
    ['MERSİS', mersisNumber],
    ['KEP', kepAddress],
  ];
  const details = known.flatMap(([label, text]): LabeledText[] => (text ? [{ label, text }] : []));
  return { wordmark: siteName, legalName, address, details };
}
