import { LayoutGrid } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';

/** The start of the panel for an account that has no section. */
export function NoSectionScreen() {
  return (
    <>
      <title>Yönetim paneli</title>
      <EmptyState
        icon={<Icon of={LayoutGrid} size={40} strokeWidth={1.5} />}
        heading="h1"
        title="Bu hesap için bölüm yok"
      >
        <p>Hesabınıza panelin bir bölümü açıldığında burada listelenir.</p>
      </EmptyState>
    </>
  );
}
