import { sendGraphql } from '../graphql';
import { demoStaff, signInToPanel } from '../staff';
import { openAt, type Screen, screensOf, type Stage } from './screen';

const WEBHOOKS = '/admin/ayarlar/webhooklar';
const STAFF = screensOf('staff');
const NAME = 'Ekran webhook’u';

const SWITCH_ON = 'mutation ($id: ID!) { switchOnWebhook(id: $id) { id } }';

/** The one of these screens, which nobody listens to; made anew once a walk has removed it, and on again once one closed it. */
async function ownWebhook({ page: { request }, buyer }: Stage): Promise<string> {
  const { webhooks } = await sendGraphql<{ webhooks: { id: string; name: string }[] }>(
    request,
    '{ webhooks { id name } }',
  );
  const made = webhooks.find(({ name }) => name === NAME);
  if (made) {
    await sendGraphql(request, SWITCH_ON, { id: made.id });
    return made.id;
  }
  // It asks for the password of who makes it, and the staff of a walk has another one than the demo's.
  await signInToPanel({ request: buyer });
  const { password } = await demoStaff(buyer);
  const address = 'http://127.0.0.1:9/ekran';
  const { createWebhook } = await sendGraphql<{ createWebhook: { webhook: { id: string } } }>(
    buyer,
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { name: NAME, address, categories: ['message'], password } },
  );
  return createWebhook.webhook.id;
}

/** What is sent to programs. */
export const WEBHOOK_SCREENS: readonly Screen[] = [
  STAFF('settings, webhooks', WEBHOOKS, (stage) => openAt(stage, WEBHOOKS, 'Yeni webhook'), {
    // Of other tests.
    spares: new RegExp(`^(?!${NAME}).+(?:Kapat|Sil)$`),
  }),
  STAFF('settings, a webhook', `${WEBHOOKS}/:webhookId`, async (stage) => {
    await openAt(stage, `${WEBHOOKS}/${await ownWebhook(stage)}`, NAME);
  }),
  STAFF('settings, no such webhook', `${WEBHOOKS}/:webhookId`, (stage) =>
    openAt(stage, `${WEBHOOKS}/yok`, 'Böyle bir webhook yok'),
  ),
];
