import { Button, Link } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useRevalidator } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { Standalone } from './standalone';

const TEXTS = {
  'not allowed': {
    title: 'Bu bölüm için yetkiniz yok',
    text: 'Yetki bir yönetici tarafından verilebilir.',
  },
  unknown: { title: 'Böyle bir sayfa yok', text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.' },
  failed: {
    title: 'Sayfa açılamadı',
    text: 'Bağlantınızı denetleyip yeniden deneyin; kayıtlı veriler etkilenmedi.',
  },
} as const;

/** In place of a screen of the panel: not allowed, unknown, or failed and to be tried again. */
export function RouteNotice({ kind }: { kind: keyof typeof TEXTS }) {
  const { revalidate, state } = useRevalidator();
  const { title, text } = TEXTS[kind];
  return (
    <Standalone icon={<Icon of={CircleAlert} size={40} strokeWidth={1.5} />} title={title}>
      <p>{text}</p>
      {kind === 'failed' ? (
        <Button onClick={() => void revalidate()} loading={state === 'loading'} loadingText="Deneniyor">
          Yeniden dene
        </Button>
      ) : (
        <Link href="/admin">Panelin başına dönün</Link>
      )}
    </Standalone>
  );
}
