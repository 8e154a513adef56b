import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { today } from '../../../shop/days';
import { prefetch } from '../../navigation/prefetch';
import { AUDIT_STATE, auditVariables } from '../audit-state';
import { AuditRowFragment } from '../list/audit.query';

export const AuditRecordQuery = graphql(
  `
    query AuditRecord($id: ID!) {
      auditRecord(id: $id) {
        id
        ...AuditRow
        source
        requestId
        position
        hash
        previousHash
        data
      }
    }
  `,
  [AuditRowFragment],
);

export const AuditNeighborsQuery = graphql(`
  query AuditNeighbors($id: ID!, $filter: AuditRecordFilter, $sort: AuditSort!) {
    auditRecordNeighbors(id: $id, filter: $filter, sort: $sort) {
      previousId
      nextId
      position
      total
      isTotalExact
    }
  }
`);

export function neighborVariables(id: string, parameters: URLSearchParams) {
  const { filter, sort } = auditVariables(AUDIT_STATE.parse(parameters), today());
  return { id, filter, sort };
}

export async function prefetchRecord(
  client: Client,
  parameters: URLSearchParams,
  { recordId: id = '' }: Params,
): Promise<null> {
  await Promise.all([
    prefetch(client, AuditRecordQuery, { id }),
    prefetch(client, AuditNeighborsQuery, neighborVariables(id, parameters)),
  ]);
  return null;
}
