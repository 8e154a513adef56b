import { Badge, Stack, Text } from '@chakra-ui/react';
import { Webhook } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { type Client } from 'urql';
import { refusalOf } from '../../../../graphql/refusal';
import { paths } from '../../../../paths';
import { formatDate, formatDateTime } from '../../../../shop/format';
import { ButtonLink } from '../../../../ui/controls/button-link';
import { Icon } from '../../../../ui/controls/icon';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ScreenTitle } from '../../../frame/screen-title';
import { ListScreen } from '../../../list/list-screen';
import { prefetchList, useList } from '../../../list/use-list';
import { RecordHead } from '../../../record/record-head';
import { categoryLabel, standingText, stateOf } from '../webhook-texts';
import { type PanelWebhook } from '../webhooks.query';
import { deliveriesOf, DELIVERIES_STATE } from './deliveries.list';
import { DeliveryActions } from './delivery-columns';
import { ReplayDialog } from './replay-dialog';
import { WebhookActions } from './webhook-actions';

/** One webhook: how it stands, what is done with it, and what was sent to it. */
export function WebhookScreen() {
  const { webhookId = '' } = useParams();
  return <LoadedWebhook key={webhookId} webhookId={webhookId} />;
}

function LoadedWebhook({ webhookId }: { webhookId: string }) {
  const view = useList(deliveriesOf(webhookId));
  const [after, setAfter] = useState<number>();
  const webhook = view.data?.webhook;
  if (!webhook && view.error && isUnknown(view.error)) return <UnknownWebhook />;
  const tab = (outcome: typeof view.state.outcome, label: string) => ({
    label,
    to: paths.adminWebhook(webhookId, DELIVERIES_STATE.serialize({ outcome, page: 1 })),
    isCurrent: view.state.outcome === outcome,
    count: undefined,
  });
  const tabs = [tab('ALL', 'Tümü'), tab('DELIVERED', 'Teslim edilen'), tab('FAILED', 'Başarısız')];
  return (
    <Stack gap="4">
      {webhook && <Head webhook={webhook} onReplay={setAfter} onChange={view.reload} />}
      <DeliveryActions value={{ onReplay: ({ position }) => setAfter(position - 1) }}>
        <ListScreen view={view} tabs={{ label: 'Sonuca göre', tabs }} />
      </DeliveryActions>
      {webhook && (
        <ReplayDialog
          webhook={webhook}
          after={after}
          onClose={() => setAfter(undefined)}
          onReplayed={view.reload}
        />
      )}
    </Stack>
  );
}

interface HeadProps {
  webhook: PanelWebhook;
  onReplay: (after: number) => void;
  onChange: () => void;
}

function Head({ webhook, onReplay, onChange }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, address, categories, maker, createdAt, previousSecretUntil } = webhook;
  const { label, tone } = stateOf(webhook);
  return (
    <>
      <RecordHead
        title={name}
        headingRef={heading}
        place={{ list: paths.adminSettings('webhooklar'), isAlone: true }}
        noun="webhook"
        audited={{ kind: 'webhook', id }}
        state={<Badge colorPalette={tone}>{label}</Badge>}
        actions={<WebhookActions webhook={webhook} onReplay={onReplay} onChange={onChange} />}
      />
      {/* The zone of the tabs reaches up by as much, to the header of screens that begin with it. */}
      <Stack gap="1" overflowWrap="anywhere" paddingBottom={{ base: '4', md: '6' }}>
        <Text>{`${categories.map(categoryLabel).join(', ')} → ${address}`}</Text>
        <Text textStyle="small" color="fg.muted">
          {`${maker.name ?? 'Silinmiş hesap'}, ${formatDate(createdAt)}; ${standingText(webhook)}`}
        </Text>
        {previousSecretUntil !== null && (
          <Text textStyle="small" color="fg.muted">
            {`${formatDateTime(previousSecretUntil)} saatine kadar önceki imza anahtarı da geçerli.`}
          </Text>
        )}
      </Stack>
    </>
  );
}

const isUnknown = (error: Parameters<typeof refusalOf>[0]) => {
  const { code } = refusalOf(error);
  return code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
};

/** In place of a webhook that there is not. */
function UnknownWebhook() {
  return (
    <EmptyState icon={<Icon of={Webhook} size={56} strokeWidth={1} />} title="Böyle bir webhook yok">
      <ScreenTitle>Böyle bir webhook yok</ScreenTitle>
      <p>Silinmiş ya da adresi yanlış kopyalanmış olabilir.</p>
      <ButtonLink tone="petrol" to={paths.adminSettings('webhooklar')}>
        Webhook’lar
      </ButtonLink>
    </EmptyState>
  );
}

export { WebhookScreen as Component };

export const prefetch = (client: Client, parameters: URLSearchParams, ids: Readonly<Params>) =>
  prefetchList(deliveriesOf(ids.webhookId ?? ''))(client, parameters);
