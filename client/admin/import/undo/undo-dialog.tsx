import { List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';

const UndoImportMutation = graphql(`
  mutation UndoImport($id: ID!) {
    undoImport(id: $id) {
      id
      status
    }
  }
`);

interface UndoDialogProps {
  /** The import that is taken back; nothing is asked without one. */
  run: { readonly id: string; readonly fileName: string } | undefined;
  onBegun?: (id: string) => void;
  onClose: () => void;
}

/** Says what taking an import back does and what it leaves alone, then begins with it. */
export function UndoDialog({ run, onBegun, onClose }: UndoDialogProps) {
  const [{ fetching }, undo] = useMutation(UndoImportMutation);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!run) return;
    const { error } = await undo({ id: run.id });
    if (error) {
      setProblem(refusalOf(error).message);
      return;
    }
    close();
    onBegun?.(run.id);
  };
  return (
    <ConfirmDialog
      isOpen={run !== undefined}
      title="Bu aktarım geri alınsın mı?"
      confirmLabel="Geri al"
      isDangerous
      isBusy={fetching}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Stack gap="3">
        {problem !== undefined && (
          <ErrorAlert role="alert">
            <p>{problem}</p>
          </ErrorAlert>
        )}
        <Text overflowWrap="anywhere">
          <b>{run?.fileName}</b> dosyasının kataloğa yazdıkları satır satır geri alınır:
        </Text>
        <List.Root gap="1.5" paddingInlineStart="5">
          <List.Item>
            Aktarımdan beri değişmeyenler önceki hâline döner; yeni eklenenler kaldırılır.
          </List.Item>
          <List.Item>Sonradan düzenlenen ya da stoku satışla değişen ürünler olduğu gibi kalır.</List.Item>
          <List.Item>Bu arada sipariş edilen yeni ürünler kaldırılamaz.</List.Item>
        </List.Root>
        <Text color="fg.muted">Hangi satırın neden kaldığını işlem bitince burada görürsünüz.</Text>
      </Stack>
    </ConfirmDialog>
  );
}
