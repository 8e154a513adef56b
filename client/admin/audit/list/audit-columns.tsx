import { Badge, Flex, Span } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { formatDateTime } from '../../../shop/format';
import { shortTime } from '../../../shop/short-time';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowActions } from '../../list/row-actions';
import { RowLink } from '../../list/row-link';
import { actorName, ACTORS } from '../audit-labels';
import { changeLine } from '../change-line';
import { type AuditRow } from './audit.query';

interface AuditActions {
  addressOf: (record: AuditRow) => string;
}

export const { RowActions: AuditActions, useRowActions: useAuditActions } = rowActions<AuditActions>();

const column = dataColumns<AuditRow>();

/** The columns of the audit log. */
export const AUDIT_COLUMNS: DataColumn<AuditRow>[] = column.columns([
  column.accessor('at', {
    header: 'Zaman',
    sortDescFirst: true,
    meta: { label: 'Zaman', width: '8.5rem', card: 'end' },
    cell: ({ row: { original } }) => (
      <OneLine title={formatDateTime(original.at)}>{shortTime(original.at)}</OneLine>
    ),
  }),
  column.display({
    id: 'actor',
    header: 'Kim',
    meta: { label: 'Kim', width: '11rem', card: 'second' },
    cell: ({ row: { original } }) => <Actor record={original} />,
  }),
  column.display({
    id: 'via',
    header: 'Üzerinden',
    meta: { label: 'Üzerinden', width: '7.5rem', from: 1280 },
    cell: ({ row: { original } }) => {
      const { via, icon } = ACTORS[original.actor.kind];
      return (
        <Flex as="span" align="center" gap="1.5">
          <Icon of={icon} size={15} />
          {via}
        </Flex>
      );
    },
  }),
  column.display({
    id: 'what',
    header: 'Ne oldu',
    meta: { label: 'Ne oldu', isTitle: true, width: { base: '15rem', xl: '19rem' } },
    cell: ({ row: { original } }) => <What record={original} />,
  }),
  column.display({
    id: 'changes',
    header: 'Önce → sonra',
    meta: { label: 'Önce → sonra', from: 1024 },
    cell: ({ row: { original } }) => <Changes record={original} />,
  }),
]);

function Actor({ record: { actor, onBehalfOf } }: { record: AuditRow }) {
  const represented = onBehalfOf && `${actorName(onBehalfOf)} adına`;
  return (
    <OneLine second={represented} title={actorName(actor)}>
      {actorName(actor)}
    </OneLine>
  );
}

function What({ record }: { record: AuditRow }) {
  const { addressOf } = useAuditActions();
  const { actionName, thing, isGenuine } = record;
  return (
    <Flex as="span" align="center" gap="2" minWidth="0">
      <OneLine second={thing.name} title={`${actionName}: ${thing.name}`}>
        <RowLink to={addressOf(record)}>{actionName}</RowLink>
      </OneLine>
      {!isGenuine && (
        <Badge colorPalette="danger" flexShrink={0}>
          <Icon of={ShieldAlert} size={14} />
          Özet tutmuyor
        </Badge>
      )}
    </Flex>
  );
}

/** The first thing that changed, and how many others did. */
function Changes({ record: { changes, hiddenFields } }: { record: AuditRow }) {
  const [first, ...others] = changes;
  if (!first) return <Span color="fg.subtle">{hiddenFields.length > 0 ? 'Gizli' : '–'}</Span>;
  const line = changeLine(first);
  return (
    <OneLine
      second={others.length > 0 ? `${String(others.length)} alan daha` : undefined}
      title={changes.map(changeLine).join('\n')}
    >
      {line}
    </OneLine>
  );
}
