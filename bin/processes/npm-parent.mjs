import { readFileSync } from 'node:fs';
import { identify, isRunning, parentOf } from './process-identity.mjs';

const CHECK_EVERY_MS = 500;

/**
 * A killed npm leaves its script running, which should end too.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_script === undefined) return;
  const isThere = npmPresenceCheck();
  const watch = setInterval(() => {
    if (isThere()) return;
    clearInterval(watch);
    onGone();
  }, CHECK_EVERY_MS);
  watch.unref();
}

/** @returns {() => boolean} */
function npmPresenceCheck() {
  const parent = process.ppid;
  const npm = isShellOfNpm(parent) ? identify(parentOf(parent)) : undefined;
  return () => process.ppid === parent && (npm === undefined || isRunning(npm));
}

/** npm starts a shell for the script; some shells are replaced by the command, others stay in between. */
function isShellOfNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .includes(process.env.npm_lifecycle_script);
  } catch {
    return false;
  }
}
