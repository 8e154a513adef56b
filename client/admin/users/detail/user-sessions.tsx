import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { formatDateTime } from '../../../shop/format';
import { toaster } from '../../../ui/feedback/toaster';
import { PartRows } from './part-rows';
import { CHANGES_USER, EndUserSessionMutation, type UserRecord } from './user.query';

/** Where somebody is signed in, with the way to end each. */
export function UserSessions({ sessions }: Pick<UserRecord, 'sessions'>) {
  const [ending, setEnding] = useState<string>();
  const [, endSession] = useMutation(EndUserSessionMutation);
  const end = async (id: string, device: string) => {
    setEnding(id);
    const { error } = await endSession({ id }, CHANGES_USER);
    setEnding(undefined);
    if (error) toaster.error({ title: 'Oturum kapatılamadı', description: refusalOf(error).message });
    else toaster.success({ title: 'Oturum kapatıldı', description: device });
  };
  const rows = sessions.map(({ id, isStaff, device, network, startedAt, lastSeenAt }) => ({
    id,
    title: device,
    detail: [
      isStaff ? 'Yönetim paneli' : 'Mağaza',
      `son kullanım ${formatDateTime(lastSeenAt)}`,
      `giriş ${formatDateTime(startedAt)}`,
      network !== null && `ağ ${network}`,
    ]
      .filter(Boolean)
      .join(', '),
    end: (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Oturumu kapat: ${device}, giriş ${formatDateTime(startedAt)}`}
        loading={ending === id}
        loadingText="Kapatılıyor..."
        onClick={() => void end(id, device)}
      >
        Oturumu kapat
      </Button>
    ),
  }));
  return <PartRows label="Oturumlar" rows={rows} empty="Açık oturumu yok." />;
}
