import { useMutation } from 'urql';
import { refusalOf } from '../../../../graphql/refusal';
import { toaster } from '../../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog';
import { OF_WEBHOOKS, type PanelWebhook, ReplayMutation } from '../webhooks.query';

interface ReplayDialogProps {
  webhook: PanelWebhook;
  /** Position after which everything is sent again; undefined while nobody asked for it. */
  after: number | undefined;
  onReplayed: () => void;
  onClose: () => void;
}

/** Asks before everything after a position is sent once more. */
export function ReplayDialog({ webhook: { id, offReason }, after, onReplayed, onClose }: ReplayDialogProps) {
  const [{ fetching }, replay] = useMutation(ReplayMutation);
  const confirm = async (position: number) => {
    const { error } = await replay({ id, after: position }, OF_WEBHOOKS);
    onClose();
    if (error) toaster.error({ title: 'Yeniden gönderilemedi', description: refusalOf(error).message });
    else toaster.success({ title: 'Yeniden gönderiliyor' });
    onReplayed();
  };
  return (
    <ConfirmDialog
      isOpen={after !== undefined}
      title="Yeniden gönderilsin mi?"
      confirmLabel="Yeniden gönder"
      isBusy={fetching}
      onConfirm={() => after !== undefined && void confirm(after)}
      onClose={onClose}
    >
      {after === 0
        ? 'Mağazanın ilk gününden beri olan her şey, sırasıyla yeniden gönderilir.'
        : `${String((after ?? 0) + 1)} konumundan bu yana olan her şey, sırasıyla yeniden gönderilir.`}{' '}
      Alıcı, aldığı iletileri numaralarından tanır.
      {offReason !== null && ' Webhook kapalı olduğu için gönderim, açıldığında başlar.'}
    </ConfirmDialog>
  );
}
