import { workerData } from 'node:worker_threads';

/** A thread beside the one that reads: it ends the process whose parent has ended, or that takes too much memory. */
const CHECK_MS = 200;

const { residentBytes } = workerData as { residentBytes: number };
const parent = process.ppid;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > residentBytes;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
