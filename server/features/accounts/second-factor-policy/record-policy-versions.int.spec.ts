import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { openTestDatabase } from '../../../kernel/database/test-database.js';
import { testMasterKey } from '../../../kernel/keys/test-master.js';
import { testRecords } from '../../../testing/records.js';
import { RecordPolicyVersions1772100000100 } from './migrations/1772100000100-record-policy-versions.js';
import { SecondFactorPolicyService } from './second-factor-policy.service.js';

it('makes the changes that stood in the audit log alone versions of the policy, with who made them', async () => {
  const { dataSource, close } = await openTestDatabase();
  await new AuditLog(testMasterKey()).add(dataSource.manager, {
    actor: { kind: 'staff', id: 'ayse' },
    requestId: 'request-1',
    what: 'second-factor-policy-changed',
    subject: 'second-factor-policy',
    before: { requiredFor: 'nobody', permissions: [] },
    after: { requiredFor: 'everybody', permissions: [], version: 2 },
  });
  await dataSource.query(`UPDATE second_factor_policy SET required_for = 'everybody', version = 2`);
  await new RecordPolicyVersions1772100000100().up(dataSource.createQueryRunner());
  const policy = new SecondFactorPolicyService(
    dataSource,
    testRecords(dataSource, new DataVersions(dataSource)),
  );
  expect(await policy.history({ take: 5 })).toMatchObject([
    {
      version: 2,
      actor: { kind: 'staff', id: 'ayse' },
      requestId: 'request-1',
      changes: [{ field: 'requiredFor', before: 'nobody', after: 'everybody' }],
    },
    { version: 1, actor: { kind: 'system', id: null }, changes: [] },
  ]);
  await close();
});
