import { Alert } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { formatDateTime, formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';

interface UndoneBoxProps {
  undo: {
    readonly finishedAt: string | null;
    readonly startedBy: { readonly name: string | null };
    readonly reversed: number;
    readonly kept: number;
    readonly impossible: number;
  };
}

/** What taking an import back did, and what it left alone. */
export function UndoneBox({ undo: { finishedAt, startedBy, reversed, kept, impossible } }: UndoneBoxProps) {
  const who = [finishedAt && formatDateTime(finishedAt), startedBy.name].filter(Boolean).join(', ');
  const done = [
    `${formatQuantity(reversed, 'kayıt')} önceki hâline döndü`,
    ...(kept > 0 ? [`${formatQuantity(kept, 'kayıt')} sonradan değiştiği için korundu`] : []),
    ...(impossible > 0 ? [`${formatQuantity(impossible, 'kayıt')} geri alınamadı`] : []),
  ];
  const stays = kept + impossible > 0;
  return (
    <Alert.Root status={stays ? 'warning' : 'info'}>
      <Alert.Indicator>
        <Icon of={Undo2} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild>
          <h2>{stays ? 'Aktarım kısmen geri alındı' : 'Aktarım geri alındı'}</h2>
        </Alert.Title>
        <Alert.Description>
          {done.join(', ')}. {who}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
