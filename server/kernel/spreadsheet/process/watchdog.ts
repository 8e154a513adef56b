import { workerData } from 'node:worker_threads';
import type { Watched } from './child.js';

/** A thread beside the one that reads: it ends the process whose parent has ended, or that takes too much memory. */
const CHECK_MS = 200;

const { residentBytes, parent } = workerData as Watched;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > residentBytes;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
