/**
 * What `npm test` does, in this order. A gate is one yes or no; the others count the tests they ran.
 * `script` is the one of package.json, so that every step can also be run alone.
 * The tests that run on the current LTS of Node are the unit and the client tests.
 * @typedef {{ name: string, title: string, kind: 'gate' | 'build' | 'jest' | 'browser', script: string,
 *   needs?: 'server' | 'shop' | 'database' | 'node-lts' }} Step
 * @type {Step[]}
 */
export const STEPS = [
  { name: 'types', title: 'types', kind: 'gate', script: 'types' },
  { name: 'queries', title: 'queries', kind: 'gate', script: 'queries' },
  { name: 'lint', title: 'lint', kind: 'gate', script: 'lint' },
  { name: 'arrows', title: 'import arrows', kind: 'gate', script: 'arrows' },
  { name: 'format', title: 'formatting', kind: 'gate', script: 'format:check' },
  { name: 'unit', title: 'unit tests', kind: 'jest', script: 'test:unit' },
  { name: 'build', title: 'build', kind: 'build', script: 'build' },
  { name: 'schema', title: 'schema freshness', kind: 'gate', script: 'schema:check', needs: 'server' },
  {
    name: 'integration',
    title: 'integration tests',
    kind: 'jest',
    script: 'test:integration',
    needs: 'database',
  },
  { name: 'client', title: 'client tests', kind: 'jest', script: 'test:client' },
  {
    name: 'lts',
    title: 'tests on Node LTS',
    kind: 'jest',
    script: 'test:lts',
    needs: 'node-lts',
  },
  { name: 'browser', title: 'browser tests', kind: 'browser', script: 'test:browser', needs: 'shop' },
];

/** @param {string[]} names none means all @throws {RangeError} naming the first unknown one */
export function chooseSteps(names) {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) {
    throw new RangeError(
      `There is no step "${unknown}"; choose from ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));
}
