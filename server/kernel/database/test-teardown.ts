/** Drops the databases of the run that test-template.ts prepared. */
export default async function finishRun(): Promise<void> {
  const { finishTestDatabases } = globalThis as { finishTestDatabases?: () => Promise<void> };
  await finishTestDatabases?.();
}
