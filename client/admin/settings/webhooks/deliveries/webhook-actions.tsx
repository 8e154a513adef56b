import { Button } from '@chakra-ui/react';
import { KeyRound, Power, RotateCcw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AnyVariables, type TypedDocumentNode, useClient, useMutation } from 'urql';
import { refusalOf } from '../../../../graphql/refusal';
import { paths } from '../../../../paths';
import { Icon } from '../../../../ui/controls/icon';
import { toaster } from '../../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog';
import {
  OF_WEBHOOKS,
  type PanelWebhook,
  RemoveMutation,
  SwitchOffMutation,
  SwitchOnMutation,
  TestWebhookMutation,
  WebhooksQuery,
} from '../webhooks.query';
import { RenewSecretDialog } from './renew-secret-dialog';

interface WebhookActionsProps {
  webhook: PanelWebhook;
  /** Asks whether to send again what comes after a position. */
  onReplay: (after: number) => void;
  /** The list below is to be loaded anew. */
  onChange: () => void;
}

/** A worker sends the message within a second or two. */
const TEST_MS = 2_500;

/** What is done with a webhook. */
export function WebhookActions({ webhook, onReplay, onChange }: WebhookActionsProps) {
  const { id, offReason } = webhook;
  const [isRenewing, setIsRenewing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const test = useStep(TestWebhookMutation, id);
  const on = useStep(SwitchOnMutation, id);
  const off = useStep(SwitchOffMutation, id);
  const sendTest = async () => {
    if (!(await test.run('Deneme iletisi gönderiliyor'))) return;
    setTimeout(onChange, TEST_MS);
  };
  return (
    <>
      <Button variant="outline" size="sm" loading={test.isBusy} onClick={() => void sendTest()}>
        <Icon of={Send} size={16} />
        Deneme gönder
      </Button>
      <Button variant="outline" size="sm" onClick={() => onReplay(0)}>
        <Icon of={RotateCcw} size={16} />
        Baştan gönder
      </Button>
      <Button variant="outline" size="sm" onClick={() => setIsRenewing(true)}>
        <Icon of={KeyRound} size={16} />
        İmza anahtarını yenile
      </Button>
      <Button variant="outline" size="sm" onClick={() => setIsRemoving(true)}>
        <Icon of={Trash2} size={16} />
        Sil
      </Button>
      {offReason === null ? (
        <Button
          size="sm"
          variant="outline"
          loading={off.isBusy}
          onClick={() => void off.run('Webhook kapatıldı')}
        >
          <Icon of={Power} size={16} />
          Kapat
        </Button>
      ) : (
        <Button
          size="sm"
          colorPalette="petrol"
          loading={on.isBusy}
          onClick={() => void on.run('Webhook açıldı')}
        >
          <Icon of={Power} size={16} />
          Aç
        </Button>
      )}
      <RenewSecretDialog webhookId={id} isOpen={isRenewing} onClose={() => setIsRenewing(false)} />
      <RemoveDialog webhook={webhook} isOpen={isRemoving} onClose={() => setIsRemoving(false)} />
    </>
  );
}

/** One press that changes the webhook. */
function useStep<Data>(document: TypedDocumentNode<Data, { id: string }>, id: string) {
  const [{ fetching }, send] = useMutation<Data, { id: string } & AnyVariables>(document);
  const run = async (title: string): Promise<boolean> => {
    const { error } = await send({ id }, OF_WEBHOOKS);
    if (error) toaster.error({ title: 'Yapılamadı', description: refusalOf(error).message });
    else toaster.success({ title });
    return !error;
  };
  return { run, isBusy: fetching };
}

interface RemoveDialogProps {
  webhook: PanelWebhook;
  isOpen: boolean;
  onClose: () => void;
}

function RemoveDialog({ webhook: { id, name }, isOpen, onClose }: RemoveDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  const [{ fetching }, remove] = useMutation(RemoveMutation);
  const confirm = async () => {
    // Not of all webhooks: the screen would ask again for the one that is gone.
    const { error } = await remove({ id });
    onClose();
    if (error) {
      toaster.error({ title: 'Webhook silinemedi', description: refusalOf(error).message });
      return;
    }
    await client.query(WebhooksQuery, {}, { ...OF_WEBHOOKS, requestPolicy: 'network-only' }).toPromise();
    toaster.success({ title: 'Webhook silindi', description: name });
    void navigate(paths.adminSettings('webhooklar'));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Webhook silinsin mi?"
      confirmLabel="Sil"
      isDangerous
      isBusy={fetching}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      «{name}» webhook’una artık bir şey gönderilmez; gönderimlerinin listesi de silinir.
    </ConfirmDialog>
  );
}
