import { Flex, Link, Span, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
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
                href={paths.adminOrderDocument(id, slug)}
                download
                aria-label={`${title}: dosyayı indir`}
                title="Dosyayı indir"
              >
                <Icon of={Download} />
              </a>
            </LinkIconButton>
          </Flex>
        ))}
        <Text textStyle="small" color="fg.muted">
          Açılan belgeyi Ctrl P ile yazdırın ya da PDF olarak kaydedin.
        </Text>
      </Stack>
    </OrderSection>
  );
}
