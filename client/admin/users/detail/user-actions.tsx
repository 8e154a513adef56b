import { Button } from '@chakra-ui/react';
import { Ban, CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { CHANGES_USER, InviteUserMutation, UpdateUserMutation, type UserRecord } from './user.query';

/** Invites somebody again, and closes or opens an account; nothing of it for who may do more, and for oneself. */
export function UserActions({ user }: { user: UserRecord }) {
  const staff = useStaff();
  const [isAsked, setIsAsked] = useState(false);
  const [updating, update] = useMutation(UpdateUserMutation);
  const [inviting, invite] = useMutation(InviteUserMutation);
  const { id, name, version: expectedVersion, isActive, hasPassword } = user;
  const mayManage = staff.id !== id && user.permissions.every((permission) => isPermitted(staff, permission));
  if (!mayManage) return null;
  const setActive = async (becomesActive: boolean) => {
    const input = { id, expectedVersion, isActive: becomesActive };
    const { error } = await update({ input }, CHANGES_USER);
    setIsAsked(false);
    if (error) toaster.error({ title: 'Hesap değiştirilemedi', description: refusalOf(error).message });
    else toaster.success({ title: becomesActive ? 'Hesap açıldı' : 'Hesap kapatıldı', description: name });
  };
  const sendInvitation = async () => {
    const { error } = await invite({ id }, CHANGES_USER);
    if (error) toaster.error({ title: 'Davet gönderilemedi', description: refusalOf(error).message });
    else toaster.success({ title: 'Davet gönderildi', description: user.email });
  };
  return (
    <>
      {isActive && !hasPassword && (
        <Button
          variant="outline"
          size="sm"
          loading={inviting.fetching}
          loadingText="Gönderiliyor..."
          onClick={() => void sendInvitation()}
        >
          <Icon of={Mail} />
          Daveti yeniden gönder
        </Button>
      )}
      {isActive ? (
        <Button variant="outline" colorPalette="danger" size="sm" onClick={() => setIsAsked(true)}>
          <Icon of={Ban} />
          Hesabı kapat
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={updating.fetching}
          loadingText="Açılıyor..."
          onClick={() => void setActive(true)}
        >
          <Icon of={CircleCheck} />
          Hesabı aç
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Hesap kapatılsın mı?"
        confirmLabel="Hesabı kapat"
        isDangerous
        isBusy={updating.fetching}
        onConfirm={() => void setActive(false)}
        onClose={() => setIsAsked(false)}
      >
        {name} giriş yapamaz; açık oturumları, bekleyen bağlantıları ve API anahtarları hemen kapanır. Hesap
        sonradan yeniden açılabilir, kapanan anahtarlar açılmaz.
      </ConfirmDialog>
    </>
  );
}
