/**
 * What a running server writes into postmaster.pid, line by line.
 * @returns {{ pid: number, directory: string, port: number, ready: boolean } | undefined}
 */
export function parsePostmasterFile(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, directory: lines[1] ?? '', port: Number(lines[3] ?? 0), ready: lines[7] === 'ready' };
}

/**
 * Whether a process is a PostgreSQL server of this cluster. A server stands in its data directory, and the
 * kernel writes " (deleted)" behind a program that was replaced by a reinstall.
 * @param {{ exe: string, cwd: string } | undefined} traces what /proc tells of it, undefined when it is gone
 */
export function isServerOf(cluster, traces) {
  if (!traces) return false;
  const [exe, cwd] = [traces.exe, traces.cwd].map((path) => path.replace(/ \(deleted\)$/, ''));
  return exe.endsWith('/postgres') && cwd === cluster;
}
