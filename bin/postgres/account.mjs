import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { OperatorError } from '../operator/operator-error.mjs';

/**
 * Who runs PostgreSQL, which refuses to run as root.
 * `prefix` is put in front of its commands; uid and gid are absent when it is the caller.
 * @typedef {{ name: string, uid?: number, gid?: number, prefix: string[] }} Account
 */

const CALLER = { name: 'the current user', prefix: [] };
/** Inside an unmapped user namespace root has no powers, which satisfies PostgreSQL. */
const NAMESPACE = { name: 'a user namespace', prefix: ['unshare', '--user'] };
const PREFERRED_NAMES = ['postgres', 'nobody'];

/** The owner of a cluster that already exists goes on running it. @returns {Account} */
export function chooseAccount(cluster) {
  if (process.getuid?.() !== 0) return CALLER;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const candidates = [
    ...(owner && owner.uid !== 0 ? [{ name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }] : []),
    ...unprivilegedAccounts(readFileSync('/etc/passwd', 'utf8')),
  ];
  const account = [...candidates.map((candidate) => ({ ...candidate, prefix: [] })), NAMESPACE].find(canRun);
  if (!account) {
    throw new OperatorError(
      'PostgreSQL refuses to run as root and no other user is available; start as an ordinary user.',
    );
  }
  return account;
}

/** The users of /etc/passwd that may run a database, best first. */
export function unprivilegedAccounts(passwd) {
  const users = passwd.split('\n').map((line) => line.split(':'));
  return PREFERRED_NAMES.flatMap((name) => users.filter((fields) => fields[0] === name))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0);
}

/** Options of `spawn` to run a command as this account. `/` is a working directory every user may have. */
export function spawnOptionsOf({ uid, gid }) {
  return { cwd: '/', ...(uid === undefined ? {} : { uid, gid }) };
}

/** @param {Account} account @param {'-x' | '-r'} permission */
export function may(account, permission, path) {
  const [command, ...args] = [...account.prefix, '/bin/sh', '-c', 'test "$1" "$2"', 'sh', permission, path];
  return process.platform === 'win32' || spawnSync(command, args, spawnOptionsOf(account)).status === 0;
}

export function giveTo(account, path) {
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid);
}

function canRun(account) {
  return may(account, '-x', '/');
}
