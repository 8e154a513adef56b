/**
 * Loaded into the API and the worker before their own code: when the launcher is gone, however it ended, its channel
 * closes, and the process stops as if it had been asked to. Nothing here keeps the process alive.
 */
const PATIENCE_MS = 8_000;

// The launcher may have been killed while this process was still loading.
if (!process.connected) process.exit(0);
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
});
process.channel.unref();
