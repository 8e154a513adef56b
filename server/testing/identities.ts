import { DataSource } from 'typeorm';
import { PERMISSIONS, type Permission } from '../kernel/actor/actor.js';
import { tokenHash } from '../kernel/keys/secret-token.js';
import type { Identity } from '../web/audience/test-access.js';
import type { TestApi } from './api.js';
import type { TestBrowser } from './browser.js';
import { changeUser } from './sign-in.js';

/**
 * A browser or program of each identity, as far as a permission goes.
 *
 * @param api whose second-factor policy demands one of everybody
 * @param besides permissions that do as well: who is to be without the permission has none of them either
 */
export async function openIdentities(
  api: TestApi,
  permission: Permission,
  besides: readonly Permission[] = [],
): Promise<Record<Identity, TestBrowser>> {
  const others = PERMISSIONS.filter((other) => ![permission, ...besides, 'all'].includes(other));
  return {
    nobody: api.browser(),
    customer: await api.customer(),
    'other customer': await api.customer(),
    'staff without the permission': await api.staff(others),
    'staff with the permission': await api.staff([permission]),
    'weak key': await api.program(others),
    'strong key': await api.program([permission]),
    'revoked key': await revoked(api, await api.program([permission])),
    'closed staff account': await closed(api, permission),
    'staff with a weak key': together(await api.staff([permission]), await api.program(others)),
    'staff with a strong key': together(await api.staff([permission]), await api.program([permission])),
    'held-back staff': await heldBack(api, permission),
  };
}

/** One request that carries the cookie of the one and the key of the other. */
function together(staff: TestBrowser, program: TestBrowser): TestBrowser {
  Object.assign(staff.headers, program.headers);
  return staff;
}

async function revoked({ app }: TestApi, program: TestBrowser): Promise<TestBrowser> {
  const secret = program.headers.authorization?.replace('Bearer ', '') ?? '';
  await app
    .get(DataSource)
    .query('UPDATE api_key SET revoked_at = now() WHERE secret_hash = $1', [tokenHash(secret)]);
  return program;
}

async function closed(api: TestApi, permission: Permission): Promise<TestBrowser> {
  const staff = await api.staff([permission]);
  await changeUser(api, staff.user, { isActive: false });
  return staff;
}

async function heldBack(api: TestApi, permission: Permission): Promise<TestBrowser> {
  const staff = await api.staff([permission]);
  await api.app
    .get(DataSource)
    .query('UPDATE user_session SET awaits_second_factor = true WHERE user_id = $1', [staff.user.id]);
  return staff;
}
