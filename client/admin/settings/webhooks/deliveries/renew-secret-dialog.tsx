import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { requiredText } from '../../../../features/account/required-text';
import { DialogActions } from '../../../../ui/form/dialog-actions';
import { Form } from '../../../../ui/form/form';
import { FormMessage } from '../../../../ui/form/form-message';
import { useForm } from '../../../../ui/form/use-form';
import * as z from '../../../../ui/form/zod';
import { FormDialog } from '../../../../ui/overlay/form-dialog';
import { proofErrors } from '../../../account/proof-errors';
import { ProofFields } from '../../../account/proof-fields';
import { useStaff } from '../../../session/use-staff';
import { SigningSecret } from '../signing-secret';
import { OF_WEBHOOKS, RenewSecretMutation } from '../webhooks.query';

const SCHEMA = z.object({ password: requiredText, code: z.string() });
const WITH_CODE = SCHEMA.extend({ code: requiredText });

interface RenewSecretDialogProps {
  webhookId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Replaces the secret of a webhook with the proof of who does it, and shows the new one once. */
export function RenewSecretDialog({ webhookId, isOpen, onClose }: RenewSecretDialogProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    onClose();
    setSecret(undefined);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={secret ? 'İmza anahtarı yenilendi' : 'İmza anahtarını yenile'}
      onClose={close}
    >
      {secret ? (
        <SigningSecret secret={secret} onClose={close}>
          <Text>İletiler bir gün boyunca iki anahtarla da imzalanır; alıcıyı bu sürede değiştirin.</Text>
        </SigningSecret>
      ) : (
        <RenewSecretForm webhookId={webhookId} onRenewed={setSecret} />
      )}
    </FormDialog>
  );
}

interface RenewSecretFormProps {
  webhookId: string;
  onRenewed: (secret: string) => void;
}

function RenewSecretForm({ webhookId: id, onRenewed }: RenewSecretFormProps) {
  const { secondFactor } = useStaff();
  const [, renew] = useMutation(RenewSecretMutation);
  const form = useForm({
    schema: secondFactor.isActive ? WITH_CODE : SCHEMA,
    defaultValues: { password: '', code: '' },
    send: async ({ password, code }) => {
      const input = { id, password, code: code === '' ? null : code };
      const { data, error } = await renew({ input }, OF_WEBHOOKS);
      if (data) onRenewed(data.renewWebhookSecret.secret);
      return error && proofErrors(error);
    },
  });
  return (
    <Form form={form} label="İmza anahtarını yenile">
      <Stack gap="4">
        <Text color="fg.muted">Siz olduğunuzu doğrulayın; yeni anahtar bir kez gösterilir.</Text>
        <FormMessage />
        <ProofFields
          asks={secondFactor.isActive ? 'password and code' : 'password'}
          isSentWhenComplete={false}
        />
        <DialogActions colorPalette="petrol" busyLabel="Yenileniyor...">
          Yenile
        </DialogActions>
      </Stack>
    </Form>
  );
}
