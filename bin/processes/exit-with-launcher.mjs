/**
 * Loaded into the API and the worker before their own code: when the launcher has ended, for whatever reason, its channel
 * closes and the process stops as after SIGTERM. Nothing here keeps the process alive.
 */
const TIMEOUT_MS = 8_000;

// The launcher may have been killed while this process was still loading.
if (!process.connected) process.exit(0);
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
  setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
});
process.channel.unref();
