import { ScrollText } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { declareList } from '../../list/declare-list';
import { prefetchRecord } from '../detail/audit-record.query';
import { AUDIT_STATE, auditVariables, MAX_SEARCH_LENGTH, RECORDS_PER_PAGE } from '../audit-state';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditRowFragment, PanelAuditQuery } from './audit.query';

/** All events and all changes beside them; its filters come with what they offer (`useAuditFilters`). */
export const AUDIT = declareList({
  name: 'denetim',
  title: 'Denetim Kaydı',
  noun: 'kayıt',
  address: paths.adminAudit,
  state: AUDIT_STATE,
  pageSize: RECORDS_PER_PAGE,
  query: PanelAuditQuery,
  variables: (state) => auditVariables(state, today()),
  typename: 'AuditRecord',
  // What somebody just did is to be there, whichever of the shop's records it changed.
  requestPolicy: 'cache-and-network',
  read: ({ auditRecords }) => ({
    ...auditRecords,
    items: readFragment(AuditRowFragment, auditRecords.items),
  }),
  columns: AUDIT_COLUMNS,
  row: { id: ({ id }) => id, name: ({ actionName }) => actionName },
  sorts: { NEWEST: ['at', 'desc'], OLDEST: ['at', 'asc'] },
  search: {
    label: 'Sipariş, ürün, kişi, istek no',
    placeholder: 'Sipariş, ürün, kişi',
    maxLength: MAX_SEARCH_LENGTH,
  },
  filters: [],
  prefetch: (client, { id }) =>
    Promise.all([
      prefetchRecord(client, new URLSearchParams(), { recordId: id }),
      import('../detail/audit-record-screen'),
    ]),
  rowHeight: '2.75rem',
  empty: {
    icon: ScrollText,
    none: ['Henüz kayıt yok', 'Mağazada yapılan her iş burada görünür.'],
    unmatched: ['Bu ölçütlere uyan kayıt yok', 'Aramayı kısaltın ya da filtreleri gevşetin.'],
  },
});
