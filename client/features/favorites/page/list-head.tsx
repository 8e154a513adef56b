import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link2, Link2Off, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { useOrigin } from '../../../shop/origin';
import { CopyButton } from '../../../ui/controls/copy-button';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import {
  DeleteListMutation,
  type FavoriteListEntry,
  RenameListMutation,
  ShareListMutation,
} from './favorites.query';
import { ListNameDialog } from './list-name-dialog';
import { HEARTS } from './list-navigation';

interface ListHeadProps {
  list: FavoriteListEntry;
  onChanged: () => void;
  onDeleted: () => void;
}

/** The name of a list, its link for others, and what else may be done with it. */
export function ListHead({ list: { id, name, shareToken }, onChanged, onDeleted }: ListHeadProps) {
  const origin = useOrigin();
  const [, rename] = useMutation(RenameListMutation);
  const [{ fetching: isDeleting }, remove] = useMutation(DeleteListMutation);
  const [{ fetching: isSharing, error: sharing }, share] = useMutation(ShareListMutation);
  const [asked, setAsked] = useState<'name' | 'delete'>();
  const [failure, setFailure] = useState<string>();
  const turn = async () => {
    await share({ id, isShared: shareToken === null });
    onChanged();
  };
  const deleteIt = async () => {
    const { error } = await remove({ id });
    setFailure(error && refusalOf(error).message);
    setAsked(undefined);
    if (!error) onDeleted();
  };
  const link = shareToken === null ? '' : `${origin}${paths.sharedList(shareToken)}`;
  return (
    <Stack gap="2">
      <Flex align="center" wrap="wrap" gap="2">
        <Heading as="h2" textStyle="h2" marginInlineEnd="auto" overflowWrap="anywhere">
          {name ?? HEARTS}
        </Heading>
        <Button size="sm" variant="outline" loading={isSharing} onClick={() => void turn()}>
          <Icon of={shareToken === null ? Link2 : Link2Off} />
          {shareToken === null ? 'Paylaş' : 'Paylaşımı bitir'}
        </Button>
        {name !== null && (
          <>
            <Button size="sm" variant="outline" onClick={() => setAsked('name')}>
              <Icon of={Pencil} />
              Adını değiştir
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsked('delete')}>
              <Icon of={Trash2} />
              Listeyi sil
            </Button>
          </>
        )}
      </Flex>
      {link !== '' && (
        <Flex align="center" wrap="wrap" gap="2" role="status">
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            Bağlantısı olan herkes görür: {link}
          </Text>
          <CopyButton value={link} what="listenin bağlantısı" />
        </Flex>
      )}
      {(failure ?? sharing) && <ErrorAlert>{failure ?? (sharing && refusalOf(sharing).message)}</ErrorAlert>}
      <ListNameDialog
        isOpen={asked === 'name'}
        title="Listenin adı"
        name={name ?? ''}
        send={async (typed) => {
          const result = await rename({ id, name: typed });
          if (!result.error) onChanged();
          return result;
        }}
        onClose={() => setAsked(undefined)}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={`«${name ?? ''}» listesi silinsin mi?`}
        confirmLabel="Listeyi sil"
        isDangerous
        isBusy={isDeleting}
        onConfirm={() => void deleteIt()}
        onClose={() => setAsked(undefined)}
      >
        Listedeki ürünler favorilerinizden çıkmaz. Paylaştığınız bağlantı artık açılmaz.
      </ConfirmDialog>
    </Stack>
  );
}
