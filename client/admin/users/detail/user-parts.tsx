import { Badge, Flex } from '@chakra-ui/react';
import { Ban, Check } from 'lucide-react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { formatCount, formatDate } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ErrorState } from '../../../ui/feedback/error-state';
import { PartRows } from './part-rows';
import { type UserRecord } from './user.query';

/** Where deliveries and invoices of a customer go. */
export function UserAddresses({ addresses }: Pick<UserRecord, 'addresses'>) {
  const rows = addresses.map(({ id, name, text, contactName, isShippingDefault, isBillingDefault }) => ({
    id,
    title: name,
    detail: `${text}; ${contactName}`,
    end: (
      <Flex gap="1" wrap="wrap">
        {isShippingDefault && <Badge>Varsayılan teslimat</Badge>}
        {isBillingDefault && <Badge>Varsayılan fatura</Badge>}
      </Flex>
    ),
  }));
  return <PartRows label="Adresler" rows={rows} empty="Kayıtlı adresi yok." />;
}

type UserConsent = UserRecord['consents'][number];

const CHANNELS: Readonly<Record<UserConsent['channel'], string>> = {
  EMAIL: 'E-posta',
  SMS: 'SMS',
  CALL: 'Arama',
};

const PURPOSES: Readonly<Record<UserConsent['purpose'], string>> = { MARKETING: 'Kampanya ve duyurular' };

const SOURCES: Readonly<Record<NonNullable<UserConsent['source']>, string>> = {
  REGISTRATION: 'kayıt formu',
  CHECKOUT: 'sipariş formu',
  PROFILE: 'hesap ayarları',
  QUOTE: 'teklif talebi',
};

/** What a customer agreed to, each with where and to which text. */
export function UserConsents({ consents }: Pick<UserRecord, 'consents'>) {
  const rows = consents.map(({ purpose, channel, isGranted, source, recordedAt, textVersion }) => ({
    id: `${purpose}-${channel}`,
    title: `${PURPOSES[purpose]}, ${CHANNELS[channel]}`,
    detail: [
      source === null ? 'Hiç sorulmadı ya da yanıtlanmadı' : SOURCES[source],
      textVersion !== null && `metin sürümü ${String(textVersion)}`,
      recordedAt && formatDate(recordedAt),
    ]
      .filter(Boolean)
      .join(', '),
    end: (
      <Badge colorPalette={isGranted ? 'success' : 'neutral'}>
        <Icon of={isGranted ? Check : Ban} size={14} strokeWidth={2} />
        {isGranted ? 'Açık' : source === null ? 'İzin yok' : 'Geri çekildi'}
      </Badge>
    ),
  }));
  return <PartRows label="İzinler" rows={rows} empty="Kayıtlı izni yok." />;
}

const UserFavoritesQuery = graphql(`
  query UserFavorites($customer: ID!) {
    customerFavoriteLists(customer: $customer) {
      id
      name
      isShared
      productNames
    }
  }
`);

const OF_LISTS = { additionalTypenames: ['CustomerFavoriteList'] };
const NAMED_PRODUCTS = 6;

/** What a customer keeps for later; asked for when it is looked at. */
export function UserFavorites({ id }: { id: string }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: UserFavoritesQuery,
    variables: { customer: id },
    context: OF_LISTS,
  });
  if (error && !fetching && !data) {
    return (
      <ErrorState title="Favoriler yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  }
  const rows = (data?.customerFavoriteLists ?? []).map(({ id: listId, name, isShared, productNames }) => ({
    id: listId,
    title: name ?? 'Favoriler',
    detail: `${productNames.slice(0, NAMED_PRODUCTS).join(', ')}${productNames.length > NAMED_PRODUCTS ? '…' : ''}`,
    end: (
      <Flex gap="1" wrap="wrap">
        {isShared && <Badge>Bağlantıyla paylaşılıyor</Badge>}
        <Badge>{formatCount(productNames.length)} ürün</Badge>
      </Flex>
    ),
  }));
  return <PartRows label="Favoriler" rows={rows} empty={data ? 'Favori listesi yok.' : 'Yükleniyor…'} />;
}
