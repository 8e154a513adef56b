/** A child that could not even be spawned has no pid, and will never exit. */
export function hasEnded(child) {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** @returns {Promise<string>} how the child ended, also when it ended before the call */
export function endOf(child) {
  const how = () => child.signalCode ?? `code ${child.exitCode}`;
  if (hasEnded(child)) return Promise.resolve(how());
  return new Promise((resolve) => child.once('exit', () => resolve(how())));
}
