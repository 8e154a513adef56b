import { toaster } from '../../ui/feedback/toaster';

interface GivenSlug {
  typed: string;
  /** As it was before. */
  begun: string;
  saved: string;
  /** Whose it may be: ürün, kategori. */
  noun: string;
}

/** Says that another one has the address that was typed, so that it got a number. */
export function notifyGivenSlug({ typed, begun, saved, noun }: GivenSlug): void {
  const wanted = typed.trim();
  const [, taken] = /^(.+)-\d+$/.exec(saved) ?? [];
  if (taken === undefined || wanted === '' || wanted === begun || /-\d+$/.test(wanted)) return;
  toaster.info({
    title: `Adres «${saved}» oldu`,
    description: `«${taken}» başka bir ${noun} için kullanılıyor.`,
  });
}
