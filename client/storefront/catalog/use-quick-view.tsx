import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';

/** Most visitors never open it: its code comes when the first one does. */
const QuickView = lazyPart(async () => (await import('../../features/catalog/buy-box/quick-view')).QuickView);

/** A look into any product of a list without leaving it: how to open it, and what is open. */
export function useQuickView(): { open: (slug: string) => void; quickView: ReactNode } {
  const [slug, setSlug] = useState<string | null>(null);
  const quickView = slug !== null && <QuickView slug={slug} onClose={() => setSlug(null)} />;
  return { open: setSlug, quickView };
}
