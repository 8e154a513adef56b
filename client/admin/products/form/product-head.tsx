import { Badge, Button, Menu, Portal, Span, Text } from '@chakra-ui/react';
import { Copy, Ellipsis, ExternalLink, Package } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../../paths';
import { formatCount, formatLira } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { countText } from '../../list/declare-list';
import { useShownRow } from '../../list/use-return-to-row';
import { LinkButton } from '../../navigation/link-button';
import { useOpenRecord } from '../../palette/open-record';
import { RecordHead } from '../../record/record-head';
import { type RecordPlace } from '../../record/record-keys';
import { PRODUCT_STATES, stateOf } from '../product-labels';
import { neighborVariables, ProductNeighborsQuery, type ProductToEdit } from './product.query';
import { useArchive } from './use-archive';

interface ProductHeadProps {
  /** Undefined for a new one. */
  product: ProductToEdit | undefined;
  /** Something is typed and not saved. */
  isChanged: boolean;
}

/** Which product it is and where it stands, with the ways to its neighbors and what is done with it. */
export function ProductHead({ product, isChanged }: ProductHeadProps) {
  const [parameters] = useSearchParams();
  return product ? (
    <KnownHead product={product} isChanged={isChanged} parameters={parameters} />
  ) : (
    <NewHead />
  );
}

function NewHead() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <RecordHead
      title="Yeni Ürün Ekle"
      headingRef={heading}
      place={{ list: paths.adminProducts(), isAlone: true }}
      noun="ürün"
      state={null}
      actions={null}
    />
  );
}

interface KnownHeadProps {
  product: ProductToEdit;
  isChanged: boolean;
  parameters: URLSearchParams;
}

function KnownHead({ product, isChanged, parameters }: KnownHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = usePlace(product.id, parameters);
  const { label, tone, Icon: StateIcon } = PRODUCT_STATES[stateOf(product)];
  return (
    <RecordHead
      title="Ürün Düzenle"
      headingRef={heading}
      place={place}
      noun="ürün"
      audited={{ kind: 'product', id: product.id }}
      state={
        <>
          <Badge colorPalette={tone}>
            <Icon of={StateIcon} />
            {label}
          </Badge>
          <Text
            color="fg.muted"
            maxWidth={{ base: 'full', lg: '17rem', '2xl': '32rem' }}
            truncate
            title={product.name}
          >
            <Span fontWeight="medium" color="fg">
              {product.name}
            </Span>{' '}
            {product.sku}
          </Text>
        </>
      }
      actions={<ProductActions product={product} isChanged={isChanged} heading={heading} />}
    />
  );
}

interface ProductActionsProps {
  product: ProductToEdit;
  isChanged: boolean;
  heading: React.RefObject<HTMLHeadingElement | null>;
}

function ProductActions({ product, isChanged, heading }: ProductActionsProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { archive, restore, isBusy } = useArchive(product);
  const duplicate = () => void navigate(paths.adminNewProduct(product.id));
  useOpenRecord({
    line: {
      id: product.id,
      icon: Package,
      title: product.name,
      detail: [product.sku, product.basePrice === 0 ? 'Fiyat Sorunuz' : formatLira(product.basePrice)].join(
        ', ',
      ),
      to: paths.adminProduct(product.id),
    },
    actions: [{ id: 'kopya', icon: Copy, title: 'Kopyasını oluştur', run: duplicate }],
  });
  const actions: Record<string, () => void> = {
    copy: duplicate,
    restore: () => void restore(),
    delete: () => setIsAsking(true),
  };
  return (
    <>
      {product.isPublic && (
        <LinkButton variant="outline" size="sm">
          <a href={paths.product(product.slug)} target="_blank" rel="noopener">
            <Icon of={ExternalLink} />
            Mağazada gör
          </a>
        </LinkButton>
      )}
      <Menu.Root onSelect={({ value }) => actions[value]?.()}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="sm" aria-label="Diğer işlemler">
            <Icon of={Ellipsis} />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="copy">Kopyasını oluştur</Menu.Item>
              {product.isArchived ? (
                <Menu.Item value="restore">Arşivden çıkar</Menu.Item>
              ) : (
                <Menu.Item value="delete" color="danger.fg">
                  Sil
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={isAsking}
        title="Bu ürünü silmek istediğinizden emin misiniz?"
        confirmLabel="Sil"
        isDangerous
        isBusy={isBusy}
        onConfirm={() => {
          void archive().then(() => {
            setIsAsking(false);
            heading.current?.focus({ preventScroll: true });
          });
        }}
        onClose={() => setIsAsking(false)}
      >
        Ürün arşive kaldırılır: mağazada görünmez ve satılmaz. Siparişlerdeki kayıtları kalır, istediğinizde
        geri alabilirsiniz.{isChanged && ' Kaydetmedikleriniz formda kalır.'}
      </ConfirmDialog>
    </>
  );
}

/** Addresses of the list it was opened from and of the products beside it there. */
function usePlace(id: string, parameters: URLSearchParams): RecordPlace {
  const [{ data }] = useQuery({ query: ProductNeighborsQuery, variables: neighborVariables(id, parameters) });
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminProduct(other, parameters);
  const list = paths.adminProducts(parameters);
  useShownRow(list, id);
  const beside = data?.adminProductNeighbors;
  return {
    list,
    previous: addressOf(beside?.previousId),
    next: addressOf(beside?.nextId),
    ...(beside?.position && { position: `${formatCount(beside.position)} / ${countText(beside)}` }),
  };
}
