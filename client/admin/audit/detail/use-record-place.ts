import { useQuery } from 'urql';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { countText } from '../../list/declare-list';
import { useShownRow } from '../../list/use-return-to-row';
import { type RecordPlace } from '../../record/record-keys';
import { AUDIT_STATE } from '../audit-state';
import { AuditNeighborsQuery, neighborVariables } from './audit-record.query';

/** Addresses of the list it was opened from and of the records beside it there. */
export function useRecordPlace(id: string, parameters: URLSearchParams): RecordPlace {
  const [{ data }] = useQuery({ query: AuditNeighborsQuery, variables: neighborVariables(id, parameters) });
  const asked = AUDIT_STATE.serialize(AUDIT_STATE.parse(parameters));
  const list = paths.adminAudit(asked);
  useShownRow(list, id);
  const addressOf = (other: string | null | undefined) =>
    other == null ? undefined : paths.adminAuditRecord(other, asked);
  const beside = data?.auditRecordNeighbors;
  return {
    list,
    previous: addressOf(beside?.previousId),
    next: addressOf(beside?.nextId),
    ...(beside?.position && { position: `${formatCount(beside.position)} / ${countText(beside)}` }),
  };
}
