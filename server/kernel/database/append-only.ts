/**
 * SQL that makes a table append-only for every role: the trigger refuses UPDATE, DELETE and TRUNCATE, and the privileges
 * are revoked from a role that does not own the table.
 */
export const makeAppendOnly = (table: string): string => `
  CREATE TRIGGER ${table}_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();
  ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_is_append_only;
  REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM PUBLIC, CURRENT_USER;
`;
