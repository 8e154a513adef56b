import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { STEPS, chooseSteps } from './steps.mjs';

/** The helpers that start a worker, on Redis when the run has REDIS_URL. */
const RUNS_A_WORKER = /\/(test-worker|test-outbox|test-jobs|order-mails)\.js'/;

it('chooses all steps but those on demand when none is named', () => {
  const onDemand = ['faults', 'redis', 'lts'];
  expect(chooseSteps([])).toEqual(STEPS.filter(({ name }) => !onDemand.includes(name)));
});

it('chooses a step on demand when it is named', () => {
  expect(chooseSteps(['redis'])).toMatchObject([{ name: 'redis' }]);
});

it('chooses named steps in the order of the list', () => {
  expect(chooseSteps(['unit', 'lint']).map(({ name }) => name)).toEqual(['lint', 'unit']);
});

it('names an unknown step', () => {
  expect(() => chooseSteps(['unit', 'unti'])).toThrow('There is no step "unti"; choose from types, ');
});

it('runs on Redis every integration test that runs a worker', () => {
  const [step] = chooseSteps(['redis']);
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const chosen = scripts[step.script].split(' ').filter((argument) => argument.startsWith('server/'));
  const files = readdirSync(join(PROJECT_ROOT, 'server'), { recursive: true })
    .filter((file) => /\.(int|faults)\.spec\.ts$/.test(file))
    .map((file) => join('server', file))
    .filter((file) => RUNS_A_WORKER.test(readFileSync(join(PROJECT_ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !chosen.some((part) => file.includes(part)))).toEqual([]);
});

it('judges the build of the run by what a first page loads', () => {
  const names = STEPS.map(({ name }) => name);
  expect(names.indexOf('first-load')).toBeGreaterThan(names.indexOf('build'));
  expect(chooseSteps(['first-load'])).toMatchObject([{ needs: 'shop' }]);
});

it('uses only scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  for (const { script } of STEPS) expect(Object.keys(scripts)).toContain(script);
});
