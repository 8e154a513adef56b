import { graphql, type ResultOf } from '../../../graphql/graphql';

export const AuditRowFragment = graphql(`
  fragment AuditRow on AuditRecord {
    id
    at
    actor {
      kind
      id
      name
    }
    onBehalfOf {
      kind
      id
      name
    }
    actionName
    thing {
      kind
      kindName
      id
      name
    }
    changes {
      field
      label
      before
      after
    }
    hiddenFields
    isGenuine
  }
`);

/** One record as the list shows it. */
export type AuditRow = ResultOf<typeof AuditRowFragment>;

export const PanelAuditQuery = graphql(
  `
    query PanelAudit($filter: AuditRecordFilter, $sort: AuditSort!, $skip: Int!, $take: Int!) {
      auditRecords(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          ...AuditRow
        }
      }
    }
  `,
  [AuditRowFragment],
);

export const AuditOptionsQuery = graphql(`
  query AuditOptions {
    auditOptions {
      actors {
        id
        name
        isProgram
      }
      kinds {
        value
        name
      }
      actions {
        value
        name
      }
    }
  }
`);
