import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';

export const OwnKeysQuery = graphql(`
  query OwnApiKeyCount {
    myApiKeyCount
  }
`);

export const RevokeOwnKeysMutation = graphql(`
  mutation RevokeOwnApiKeys {
    revokeMyApiKeys
  }
`);

interface OwnKeysDialogProps {
  /** How many keys of the person still work; it asks about none. */
  count: number;
  onClose: () => void;
}

/** Offers to revoke the keys that somebody made: unlike sessions, they go on. */
export function OwnKeysDialog({ count, onClose }: OwnKeysDialogProps) {
  const [{ fetching }, revoke] = useMutation(RevokeOwnKeysMutation);
  const confirm = async () => {
    const { data, error } = await revoke({}, { additionalTypenames: ['ApiKey'] });
    onClose();
    if (error) toaster.error({ title: 'Anahtarlar iptal edilemedi', description: refusalOf(error).message });
    else toaster.success({ title: `İptal edilen API anahtarı: ${data?.revokeMyApiKeys ?? 0}` });
  };
  return (
    <ConfirmDialog
      isOpen={count > 0}
      title="API anahtarlarınız da iptal edilsin mi?"
      confirmLabel="Hepsini iptal et"
      backLabel="Anahtarlar kalsın"
      isDangerous
      isBusy={fetching}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Oturumlarınız kapandı, ama hesabınızla oluşturulmuş {count} API anahtarı çalışmaya devam ediyor.
      Tanımadığınız bir oturum gördüyseniz hepsini iptal edin; onları kullanan programlar hemen erişimini
      kaybeder.
    </ConfirmDialog>
  );
}
