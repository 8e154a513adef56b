import { Badge, Box, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Webhook } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../../paths';
import { NewSecretDialog } from '../secrets/new-secret-dialog';
import { SecretsScreen } from '../secrets/secrets-screen';
import { NewWebhookForm } from './new-webhook-form';
import { SigningSecret } from './signing-secret';
import { categoryLabel, standingText, stateOf } from './webhook-texts';
import { OF_WEBHOOKS, type PanelWebhook, WebhooksQuery } from './webhooks.query';

/** The programs to which the shop sends what happens. */
export function WebhooksScreen() {
  return (
    <SecretsScreen
      title="Webhook’lar"
      answer={useQuery({ query: WebhooksQuery, context: OF_WEBHOOKS })}
      itemsOf={({ webhooks }) => webhooks}
      empty="Henüz webhook yok. Bir webhook, mağazada olanları (sipariş, teklif, mesaj) ERP gibi bir programa olur olmaz gönderir."
      aside={<NewWebhook />}
    >
      {(webhooks) => (
        <Stack as="ul" aria-label="Webhook’lar" gap="0" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </Stack>
      )}
    </SecretsScreen>
  );
}

function NewWebhook() {
  return (
    <NewSecretDialog
      icon={Webhook}
      label="Yeni webhook"
      title="Yeni webhook"
      createdTitle="Webhook oluşturuldu"
      form={(onCreated) => <NewWebhookForm onCreated={onCreated} />}
      created={(secret, onClose) => <SigningSecret secret={secret} onClose={onClose} />}
    />
  );
}

function WebhookRow({ webhook }: { webhook: PanelWebhook }) {
  const { id, name, address, categories } = webhook;
  const { label, tone } = stateOf(webhook);
  return (
    <Box as="li" paddingBlock="3" overflowWrap="anywhere">
      <Flex wrap="wrap" align="center" gap="2" fontWeight="medium">
        <Link asChild color="petrol.fg">
          <RouterLink to={paths.adminWebhook(id)}>{name}</RouterLink>
        </Link>
        <Badge colorPalette={tone}>{label}</Badge>
      </Flex>
      <Text textStyle="small">{`${categories.map(categoryLabel).join(', ')} → ${address}`}</Text>
      <Text textStyle="small" color="fg.muted">
        {standingText(webhook)}
      </Text>
    </Box>
  );
}

export { WebhooksScreen as Component };
export { prefetchWebhooks as prefetch } from './webhooks.query';
