import { readFileSync } from 'node:fs';

const POLL_MS = 50;
const KILOBYTES_PER_MEGABYTE = 1_000;

/** The most memory a process had so far, in MB; undefined where the system does not say. */
export const peakMegabytes = (pid) => megabytes(pid, 'VmHWM');

/**
 * Watches the memory of a process, and of the children it starts, during some work.
 *
 * @param {number} pid
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, memory: { own?: number, child?: number, sum?: number } }>} in MB: the peak of the process, the highest peak of a child,
 *   and the most they had together in one of the samples; undefined where the system does not say
 * @template Result
 */
export async function watchingMemory(pid, work) {
  const peaks = {};
  const watch = setInterval(() => {
    const children = childrenOf(pid);
    const now = [pid, ...children].map((each) => megabytes(each, 'VmRSS') ?? 0);
    raise(peaks, 'own', peakMegabytes(pid));
    for (const child of children) raise(peaks, 'child', peakMegabytes(child));
    raise(
      peaks,
      'sum',
      now.reduce((sum, each) => sum + each),
    );
  }, POLL_MS);
  try {
    return { result: await work(), memory: peaks };
  } finally {
    clearInterval(watch);
  }
}

function raise(peaks, name, value) {
  if (value > (peaks[name] ?? 0)) peaks[name] = value;
}

function megabytes(pid, field) {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`))?.[1];
  return kilobytes && Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}

const childrenOf = (pid) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);

/** Empty for a process that is gone, and on a system without /proc. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
