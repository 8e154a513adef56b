import { Button } from '@chakra-ui/react';
import { Ban, CircleCheck, FileText, Mail, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { LinkButton } from '../../navigation/link-button';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { CHANGES_USER, InviteUserMutation, UpdateUserMutation, type UserRecord } from './user.query';

/** Staff write to a customer, fill their cart, or begin a quote in their account, which their word makes an order. */
export function CustomerActions({ user }: { user: UserRecord }) {
  const staff = useStaff();
  const { id: customerId, name, email, phone, company } = user;
  if (user.role !== 'CUSTOMER' || !user.isActive) return null;
  return (
    <>
      {isPermitted(staff, 'MESSAGES') && (
        <LinkButton variant="outline" size="sm">
          <Link to={paths.adminNewMessage()} state={{ recipient: { name, email } }}>
            <Icon of={Mail} />
            Yaz
          </Link>
        </LinkButton>
      )}
      {isPermitted(staff, 'ORDERS') && (
        <LinkButton variant="outline" size="sm">
          <Link to={paths.adminUser(customerId, new URLSearchParams({ bolum: 'sepet' }))}>
            <Icon of={ShoppingCart} />
            Sepetine ürün koy
          </Link>
        </LinkButton>
      )}
      {isPermitted(staff, 'QUOTES') && (
        <LinkButton variant="outline" size="sm">
          <Link to={paths.adminNewQuote()} state={{ buyer: { customerId, name, email, phone, company } }}>
            <Icon of={FileText} />
            Adına teklif
          </Link>
        </LinkButton>
      )}
    </>
  );
}

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
