import { Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { type Client, useQuery } from 'urql';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { countText } from '../../list/declare-list';
import { ListScreen } from '../../list/list-screen';
import { type ListView, prefetchList, useList } from '../../list/use-list';
import { LinkButton } from '../../navigation/link-button';
import { prefetch as prefetchOthers } from '../../navigation/prefetch';
import { AUDIT_STATE, type AuditState } from '../audit-state';
import { Evidence } from '../verification/evidence';
import { AuditStateQuery } from '../verification/verification.query';
import { AuditActions } from './audit-columns';
import { AUDIT } from './audit.list';
import { AuditOptionsQuery, type AuditRow } from './audit.query';
import { useAuditFilters } from './use-audit-filters';

/** Everything that anybody did, and the proof that nobody changed what is recorded of it. */
export function AuditScreen() {
  const [{ data: options }] = useQuery({ query: AuditOptionsQuery });
  const view = useList(AUDIT);
  const { state, rows, reload } = view;
  const filters = useAuditFilters(options?.auditOptions, {
    actor: state.actor || undefined,
    thing: state.thing === '' ? undefined : thingName(state.thing, rows),
  });
  const list = useMemo(() => ({ ...AUDIT, filters }), [filters]);
  const actions = useMemo(
    () => ({ addressOf: ({ id }: AuditRow) => paths.adminAuditRecord(id, AUDIT_STATE.serialize(state)) }),
    [state],
  );
  const [{ data }] = useQuery({ query: AuditStateQuery });
  return (
    // The tabs reach up to what would be above them.
    <Stack gap={{ base: '8', md: '10' }}>
      <Evidence onVerified={reload} />
      <AuditActions value={actions}>
        <ListScreen
          view={{ ...view, list }}
          tabs={sourceTabs(view, data?.auditState)}
          actions={
            <LinkButton variant="outline" size="xs">
              <a href={paths.adminListExport(AUDIT.name, AUDIT.variables(state))} download>
                <Icon of={Download} />
                Excel’e aktar
              </a>
            </LinkButton>
          }
        />
      </AuditActions>
    </Stack>
  );
}

/** What the thing of the address is called, once one of its records is listed. */
function thingName(thing: string, rows: readonly AuditRow[] | undefined): string {
  const row = rows?.find(({ thing: { kind, id } }) => `${kind}:${id}` === thing);
  return row?.thing.name ?? thing.slice(thing.indexOf(':') + 1);
}

/** Where things are recorded; each that is counted without a filter says how many it has. */
function sourceTabs(
  { state, addressOf, found }: ListView<typeof AUDIT>,
  counts: { events: number; entries: number } | undefined,
) {
  const isWhole = JSON.stringify({ ...state, page: 1, tab: 'ALL' }) === WHOLE;
  const tab = (label: string, value: AuditState['tab'], all?: number) => {
    const isCurrent = state.tab === value;
    const known = isWhole && all !== undefined ? formatCount(all) : undefined;
    return {
      label,
      to: addressOf({ tab: value }),
      isCurrent,
      count: known ?? (isCurrent && found ? countText(found) : undefined),
    };
  };
  return {
    label: 'Kayıt türü',
    tabs: [
      tab('Tümü', 'ALL', counts && counts.events + counts.entries),
      tab('Olaylar', 'EVENTS', counts?.events),
      tab('Personel değişiklikleri', 'ENTRIES', counts?.entries),
      tab('Güvenlik', 'SECURITY'),
    ],
  };
}

const WHOLE = JSON.stringify(AUDIT_STATE.parse(new URLSearchParams()));

export { AuditScreen as Component };

const prefetchRecords = prefetchList(AUDIT);

export const prefetch = async (client: Client, parameters: URLSearchParams): Promise<null> => {
  await Promise.all([
    prefetchRecords(client, parameters),
    prefetchOthers(client, AuditStateQuery, {}),
    prefetchOthers(client, AuditOptionsQuery, {}),
  ]);
  return null;
};
