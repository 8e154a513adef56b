const NEEDED = [20, 19];

/** @returns {string | undefined} the one line to show when this Node is too old */
export function nodeVersionError(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  const recent = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return recent ? undefined : `Node ${NEEDED.join('.')} or newer is needed; this is ${version}.`;
}

/** Ends the process with that line when this Node is too old. */
export function requireRecentNode() {
  const error = nodeVersionError(process.version);
  if (!error) return;
  console.error(error);
  process.exit(1);
}
