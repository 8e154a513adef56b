import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { NewVerificationMail } from '../account/new-verification-mail';
import { EmailChangeForm } from './email-change-form';
import { CHANGES_CUSTOMER, type Profile } from './profile.fragment';

export const CancelEmailChangeMutation = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange
  }
`);

/** The address, whether it is proven, and one that waits to take its place. */
export function EmailChange({ profile: { email, isVerified, pendingEmail } }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const [{ fetching }, cancelChange] = useMutation(CancelEmailChangeMutation);
  const cancel = async () => {
    const { error } = await cancelChange({}, CHANGES_CUSTOMER);
    if (error) toaster.error({ title: 'Değişiklikten vazgeçilemedi', description: refusalOf(error).message });
    else toaster.success({ title: 'E-posta değişikliğinden vazgeçildi' });
  };
  return (
    <Stack gap="2" minWidth="0" alignItems="start">
      <Flex wrap="wrap" align="center" gap="2">
        <Text overflowWrap="anywhere">{email}</Text>
        <Badge colorPalette={isVerified ? 'success' : 'warning'}>
          {isVerified ? 'Doğrulandı' : 'Doğrulanmadı'}
        </Badge>
        <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
          E-postayı değiştir
        </Button>
      </Flex>
      {!isVerified && pendingEmail === null && <NewVerificationMail size="sm" />}
      {pendingEmail !== null && (
        <Flex wrap="wrap" align="center" gap="2" role="status">
          <Text textStyle="small" color="fg.muted" flex="1 1 14rem">
            <strong>{pendingEmail}</strong> adresine doğrulama bağlantısı gitti. Onaylayana kadar girişte ve
            bildirimlerde {email} kullanılır.
          </Text>
          <Button variant="outline" size="sm" loading={fetching} onClick={() => void cancel()}>
            Değişiklikten vazgeç
          </Button>
        </Flex>
      )}
      <FormDialog isOpen={isOpen} title="E-posta adresini değiştir" onClose={() => setIsOpen(false)}>
        <EmailChangeForm email={email} onSent={() => setIsOpen(false)} />
      </FormDialog>
    </Stack>
  );
}
