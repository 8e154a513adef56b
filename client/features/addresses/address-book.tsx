import { Badge, Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { MapPin, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { formatPhone } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { toaster } from '../../ui/feedback/toaster';
import { TitledCard } from '../../ui/layout/titled-card';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { AddressEditor } from './address-editor';
import { addressValues, EMPTY_ADDRESS } from './address-form';
import { CHANGES_ADDRESSES, type SavedAddress, useAddresses } from './address.fragment';

export const DeleteAddressMutation = graphql(`
  mutation DeleteAddress($id: ID!) {
    deleteAddress(id: $id)
  }
`);

export const RestoreAddressMutation = graphql(`
  mutation RestoreAddress($id: ID!) {
    restoreAddress(id: $id) {
      id
    }
  }
`);

/** The addresses of a customer: added, changed, deleted and brought back. */
export function AddressBook() {
  const { addresses, hasFailed, askAgain } = useAddresses();
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const card = useRef<HTMLDivElement>(null);
  const [, deleteAddress] = useMutation(DeleteAddressMutation);
  const [, restoreAddress] = useMutation(RestoreAddressMutation);
  const restore = async (id: string) => {
    const { error } = await restoreAddress({ id }, CHANGES_ADDRESSES);
    if (error) toaster.error({ title: 'Adres geri getirilemedi', description: refusalOf(error).message });
  };
  const remove = async ({ id, name }: SavedAddress) => {
    const { error } = await deleteAddress({ id }, CHANGES_ADDRESSES);
    if (error) {
      toaster.error({ title: 'Adres silinemedi', description: refusalOf(error).message });
      return;
    }
    toaster.success({
      title: `Adres silindi: ${name}`,
      action: { label: 'Geri al', onClick: () => void restore(id) },
    });
    // The button that was pressed goes with its address.
    card.current?.focus({ preventScroll: true });
  };
  return (
    <Box ref={card} tabIndex={-1} id="adresler">
      <TitledCard
        title="Adreslerim"
        aside={
          <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
            <Icon of={Plus} />
            Adres ekle
          </Button>
        }
      >
        {hasFailed && <ErrorState title="Adresleriniz yüklenemedi" onRetry={askAgain} />}
        {!hasFailed && !addresses && (
          <Skeleton height="20" role="status" aria-label="Adresleriniz yükleniyor" />
        )}
        {addresses?.length === 0 && (
          <EmptyState icon={<Icon of={MapPin} size={40} strokeWidth={1} />} title="Henüz adresiniz yok">
            <p>Şantiye, depo ve fatura adreslerinizi kaydedin; siparişte seçmeniz yeter.</p>
          </EmptyState>
        )}
        {addresses && addresses.length > 0 && (
          <Stack as="ul" gap="0" aria-label="Adresler" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
            {addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                onEdit={() => setEdited(address)}
                onDelete={() => void remove(address)}
              />
            ))}
          </Stack>
        )}
      </TitledCard>
      <FormDialog
        isOpen={edited !== undefined}
        title={edited === 'new' ? 'Adres ekle' : 'Adresi düzenle'}
        onClose={() => setEdited(undefined)}
      >
        {edited !== undefined && (
          <AddressEditor
            address={edited === 'new' ? undefined : edited}
            first={edited === 'new' ? EMPTY_ADDRESS : addressValues(edited)}
            onSaved={() => {
              setEdited(undefined);
              toaster.success({ title: 'Adres kaydedildi' });
            }}
          />
        )}
      </FormDialog>
    </Box>
  );
}

interface AddressRowProps {
  address: SavedAddress;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressRow({ address, onEdit, onDelete }: AddressRowProps) {
  const { name, text, contactName, phone, isShippingDefault, isBillingDefault } = address;
  return (
    <Flex as="li" wrap="wrap" align="flex-start" gap="3" paddingBlock="3">
      <Box flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" align="center" gap="2" fontWeight="medium">
          {name}
          {isShippingDefault && <Badge size="sm">Varsayılan teslimat</Badge>}
          {isBillingDefault && <Badge size="sm">Varsayılan fatura</Badge>}
        </Flex>
        <Text>{text}</Text>
        <Text textStyle="small" color="fg.muted">
          {[contactName, formatPhone(phone)].filter((part) => part !== '').join(', ')}
        </Text>
      </Box>
      <Flex gap="2">
        <Button variant="outline" size="sm" aria-label={`${name} adresini düzenle`} onClick={onEdit}>
          Düzenle
        </Button>
        <Button variant="outline" size="sm" aria-label={`${name} adresini sil`} onClick={onDelete}>
          Sil
        </Button>
      </Flex>
    </Flex>
  );
}
