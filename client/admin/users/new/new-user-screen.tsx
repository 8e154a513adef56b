import { Card, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../../paths';
import { toaster } from '../../../ui/feedback/toaster';
import { type FormErrors } from '../../../ui/form/form-errors';
import { useForm } from '../../../ui/form/use-form';
import { NewRecord } from '../../record/new-record';
import { AccountFields } from '../account-fields';
import { accountErrors, AccountProof, type AskedProof, type TypedProof } from '../account-proof';
import { CreateUserMutation } from '../detail/user.query';
import { NEW_USER, USER_SCHEMA, type UserValues } from '../detail/user.record';

/** Opens an account; its owner chooses the password by the link of a mail. */
export function NewUserScreen() {
  const navigate = useNavigate();
  const created = useRef('');
  const { create, asked, close } = useCreation((id) => (created.current = id));
  const form = useForm({
    schema: USER_SCHEMA,
    defaultValues: NEW_USER,
    send: create,
    onAccepted: () => {
      toaster.success({ title: 'Hesap açıldı', description: 'Davet e-postası gönderiliyor.' });
      void navigate(paths.adminUser(created.current));
    },
  });
  return (
    <>
      <NewRecord
        title="Yeni kullanıcı"
        list={paths.adminUsers()}
        noun="kullanıcı"
        form={form}
        maxWidth="40rem"
        submit={{ label: 'Davet gönder', busyLabel: 'Kaydediliyor...' }}
      >
        <Card.Root>
          <Card.Body>
            <Stack gap="4">
              <Text color="fg.muted">
                Kişiye 24 saat geçerli bir davet bağlantısı gönderilir; şifresini kendisi belirler.
              </Text>
              <AccountFields />
            </Stack>
          </Card.Body>
        </Card.Root>
      </NewRecord>
      {asked && <AccountProof asked={asked} onClose={close} />}
    </>
  );
}

/** Sends a new account; that of an admin with the password of who opens it. */
function useCreation(onCreated: (id: string) => void) {
  const [asked, setAsked] = useState<AskedProof>();
  const [, send] = useMutation(CreateUserMutation);
  const create = async (values: UserValues): Promise<FormErrors | undefined> => {
    const permissions = values.role === 'ADMIN' ? values.permissions : [];
    const sendWith = async (proof: Partial<TypedProof>) => {
      const { data, error } = await send({ input: { ...values, permissions, ...proof } });
      if (data) onCreated(data.createUserAccount.id);
      return error;
    };
    if (values.role === 'CUSTOMER') {
      const error = await sendWith({});
      return error && accountErrors(error);
    }
    return new Promise((answer) =>
      setAsked({
        title: 'Panele davet edilsin mi?',
        text: `${values.name.trim()} seçilen yetkilerle yönetim paneline girebilecek.`,
        send: async (proof) => {
          const error = await sendWith(proof);
          if (!error) answer(undefined);
          return error;
        },
        onRefused: answer,
      }),
    );
  };
  return { create, asked, close: () => setAsked(undefined) };
}

export { NewUserScreen as Component };
export const prefetch = () => Promise.resolve(null);
