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

/** The trigger of `makeAppendOnly` as the database writes it. */
export const refusingTrigger = (table: string): string =>
  `CREATE TRIGGER ${table}_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.${table} ` +
  'FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history()';

/** The body of the function it calls, on one line. */
export const REFUSE_CHANGE =
  "BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END";
