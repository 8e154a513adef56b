/**
 * What `npm test` does, in this order, and what it does only when it is named (`isOnDemand`). A gate is one yes or no; the others count the tests they ran.
 * `script` is the one of package.json, so that every step can also be run alone.
 * On the current LTS of Node run the unit tests: what browsers run does not depend on it.
 * @typedef {{ name: string, title: string, kind: 'gate' | 'build' | 'vitest' | 'browser', script: string,
 *   needs?: 'server' | 'shop' | 'database' | 'node-lts', isOnDemand?: boolean, isInParts?: boolean, args?: string[] }} Step
 *   `isInParts`: `npm test` runs a part of it, another one with each commit; `args` are those of its script
 * @type {Step[]}
 */
export const STEPS = [
  { name: 'types', title: 'types', kind: 'gate', script: 'types' },
  { name: 'queries', title: 'queries', kind: 'gate', script: 'queries' },
  { name: 'lint', title: 'lint', kind: 'gate', script: 'lint' },
  { name: 'arrows', title: 'import arrows', kind: 'gate', script: 'arrows' },
  { name: 'format', title: 'formatting', kind: 'gate', script: 'format:check' },
  { name: 'unit', title: 'unit tests', kind: 'vitest', script: 'test:unit' },
  { name: 'build', title: 'build', kind: 'build', script: 'build' },
  { name: 'first-load', title: 'first load', kind: 'vitest', script: 'test:first-load', needs: 'shop' },
  { name: 'schema', title: 'schema freshness', kind: 'gate', script: 'schema:check', needs: 'server' },
  {
    name: 'integration',
    title: 'integration tests',
    kind: 'vitest',
    script: 'test:integration',
    needs: 'database',
  },
  {
    name: 'faults',
    title: 'kills and restarts',
    kind: 'vitest',
    script: 'test:faults',
    needs: 'database',
    isOnDemand: true,
  },
  {
    name: 'redis',
    title: 'queues on Redis',
    kind: 'vitest',
    script: 'test:redis',
    needs: 'database',
    isOnDemand: true,
  },
  { name: 'client', title: 'client tests', kind: 'vitest', script: 'test:client' },
  {
    name: 'lts',
    title: 'tests on Node LTS',
    kind: 'vitest',
    script: 'test:lts',
    needs: 'node-lts',
    isOnDemand: true,
  },
  {
    name: 'browser',
    title: 'browser tests',
    kind: 'browser',
    script: 'test:browser',
    needs: 'shop',
    isInParts: true,
  },
  // What changes the shop for everybody has a shop of its own.
  {
    name: 'in-turn',
    title: 'one at a time',
    kind: 'browser',
    script: 'test:in-turn',
    needs: 'shop',
    isInParts: true,
  },
  // A sample, or what CONTROLS says.
  { name: 'controls', title: 'controls', kind: 'browser', script: 'test:controls', needs: 'shop' },
];

/** @param {string[]} names none means all that need no naming @throws {RangeError} naming the first unknown one */
export function chooseSteps(names) {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) {
    throw new RangeError(
      `There is no step "${unknown}"; choose from ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return STEPS.filter(({ name, isOnDemand }) => (names.length === 0 ? !isOnDemand : names.includes(name)));
}
