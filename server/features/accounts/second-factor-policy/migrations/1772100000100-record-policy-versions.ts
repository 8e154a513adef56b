import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the changes of the policy, which stood in the audit log alone, versions like those of other records. */
export class RecordPolicyVersions1772100000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      WITH saved AS (
        SELECT (after->>'version')::int AS version, after - 'version' AS policy, actor_kind, actor_id, request_id, at
        FROM audit WHERE subject = 'second-factor-policy' AND after ? 'version'
        UNION ALL
        SELECT 1, '{"requiredFor": "nobody", "permissions": []}', 'system', NULL, 'seed', NULL
        UNION ALL
        SELECT version, jsonb_build_object('requiredFor', required_for, 'permissions', permissions),
          'system', NULL, 'migration', NULL
        FROM second_factor_policy
      )
      INSERT INTO document_version (collection, id, version, document, actor_kind, actor_id, request_id, saved_at)
      SELECT DISTINCT ON (version) 'second-factor-policy', 'shop', version, policy, actor_kind, actor_id,
        coalesce(request_id, 'migration'), coalesce(at, (SELECT min(at) FROM saved), clock_timestamp())
      FROM saved ORDER BY version, at NULLS LAST, request_id DESC
      ON CONFLICT DO NOTHING
    `);
  }

  /** Versions are never taken back. */
  async down(): Promise<void> {}
}
