import { paths } from '../../paths';
import { type CurrentStaff, type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';

interface Screen {
  readonly permission: Permission;
  readonly address: (id: string) => string;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  order: { permission: 'ORDERS', address: (id) => paths.adminOrder(id) },
  quote: { permission: 'QUOTES', address: (id) => paths.adminQuote(id) },
  message: { permission: 'MESSAGES', address: (id) => paths.adminMessage(id) },
  'message-reply-text': { permission: 'MESSAGES', address: () => paths.adminReplyTexts() },
  product: { permission: 'CATALOG', address: (id) => paths.adminProduct(id) },
  category: { permission: 'CATALOG', address: (id) => paths.adminCategory(id) },
  user: { permission: 'USERS', address: (id) => paths.adminUser(id) },
  'catalog-export': { permission: 'IMPORT', address: () => paths.adminCatalogFile() },
  import: { permission: 'IMPORT', address: (id) => paths.adminImport(id) },
  'static-page': { permission: 'CONTENT', address: (id) => paths.adminStaticPage(id) },
  settings: { permission: 'SETTINGS', address: () => paths.adminSettings('genel') },
  'second-factor-policy': { permission: 'SETTINGS', address: () => paths.adminSettings('guvenlik') },
  webhook: { permission: 'SETTINGS', address: (id) => paths.adminWebhook(id) },
  'api-key': { permission: 'SETTINGS', address: () => paths.adminSettings('api-anahtarlari') },
  job: { permission: 'SETTINGS', address: () => paths.adminJobs() },
  'side-effect': { permission: 'SETTINGS', address: () => paths.adminFailedSideEffects() },
  'audit-verification': { permission: 'USERS', address: () => paths.adminAudit() },
};

/** The screen of a thing that a record, a job or a mail is about; undefined where there is none, or none that this member of staff may see. */
export function thingAddress(
  { kind, id }: { kind: string; id: string },
  staff: CurrentStaff,
): string | undefined {
  const screen = SCREENS[kind];
  return id !== '' && screen && isPermitted(staff, screen.permission) ? screen.address(id) : undefined;
}
