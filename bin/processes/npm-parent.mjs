import { readFileSync } from 'node:fs';
import { identify, isRunning, parentOf } from './process-identity.mjs';

const CHECK_EVERY_MS = 500;

/**
 * A killed npm leaves its script running; whoever killed it meant the script too.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_script === undefined) return;
  const isThere = presenceOfNpm();
  const watch = setInterval(() => {
    if (isThere()) return;
    clearInterval(watch);
    onGone();
  }, CHECK_EVERY_MS);
  watch.unref();
}

/** @returns {() => boolean} */
function presenceOfNpm() {
  const parent = process.ppid;
  const npm = isShellOfNpm(parent) ? identify(parentOf(parent)) : undefined;
  return () => process.ppid === parent && (npm === undefined || isRunning(npm));
}

/** npm starts a shell for the script; some shells step aside for the command, others stay between. */
function isShellOfNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .includes(process.env.npm_lifecycle_script);
  } catch {
    return false;
  }
}
