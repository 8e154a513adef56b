import { Flex, Link, List, Span, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { LinkIconButton } from '../../navigation/link-button';
import { type PanelOrder } from './order.query';

/** The texts that the buyer accepted, as they read that day: to look at, to print, and to save. */
export function AcceptedDocuments({ id, documents }: Pick<PanelOrder, 'id' | 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <OrderSection title="Kabul edilen belgeler">
      <Stack gap="1">
        {documents.map(({ slug, title, version }) => (
          <Flex key={slug} align="center" gap="2">
            <Link
              href={paths.adminShownDocument(id, slug)}
              target="_blank"
              rel="noopener"
              minHeight="6"
              marginInlineEnd="auto"
            >
              {title}
              <VisuallyHidden> (yeni sekmede açılır)</VisuallyHidden>
            </Link>
            <Span textStyle="small" color="fg.subtle" whiteSpace="nowrap">
              sürüm {version}
            </Span>
            <LinkIconButton variant="ghost" size="xs">
              <a
                href={paths.adminOrderDocumentPdf(id, slug)}
                download
                aria-label={`${title}: PDF indir`}
                title="PDF indir"
              >
                <Icon of={Download} />
              </a>
            </LinkIconButton>
          </Flex>
        ))}
      </Stack>
    </OrderSection>
  );
}

/** The texts that the buyer has to accept still, because staff recorded the order at their word. */
export function WaitingDocuments({ waitingDocuments }: Pick<PanelOrder, 'waitingDocuments'>) {
  if (waitingDocuments.length === 0) return null;
  return (
    <OrderSection title="Onay bekleyen belgeler">
      <Stack gap="2">
        <List.Root gap="1">
          {waitingDocuments.map(({ slug, title }) => (
            <List.Item key={slug}>{title}</List.Item>
          ))}
        </List.Root>
        <Text textStyle="small" color="fg.muted">
          Sipariş telefonda verildi; bu metinleri alıcı kendi sipariş sayfasında onaylar. Sayfanın bağlantısı
          sipariş onayı e-postasındadır.
        </Text>
      </Stack>
    </OrderSection>
  );
}
