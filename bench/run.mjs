import { ensureInstalled } from '../bin/installation/install.mjs';

// What sends the load is no part of what a start installs.
await ensureInstalled('everything', new AbortController().signal);
await import('./measure.mjs');
