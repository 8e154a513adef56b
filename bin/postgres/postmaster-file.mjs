/**
 * Parses postmaster.pid, which a running server writes.
 * @returns {{ pid: number, directory: string, port: number, ready: boolean } | undefined}
 */
export function parsePostmasterFile(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, directory: lines[1] ?? '', port: Number(lines[3] ?? 0), ready: lines[7] === 'ready' };
}

/**
 * Whether a process is a PostgreSQL server of this cluster. Its working directory is the data directory, and the
 * kernel appends " (deleted)" to the path of a program that was replaced by a reinstall.
 * @param {{ exe: string, cwd: string } | undefined} links targets of the links in /proc, undefined when it has ended
 */
export function isServerOf(cluster, links) {
  if (!links) return false;
  const [exe, cwd] = [links.exe, links.cwd].map((path) => path.replace(/ \(deleted\)$/, ''));
  return exe.endsWith('/postgres') && cwd === cluster;
}
