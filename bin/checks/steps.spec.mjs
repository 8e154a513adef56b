import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { STEPS, chooseSteps } from './steps.mjs';

it('runs everything when nothing is named', () => {
  expect(chooseSteps([])).toEqual(STEPS);
});

it('runs what is named in the order of the house', () => {
  expect(chooseSteps(['unit', 'lint']).map(({ name }) => name)).toEqual(['lint', 'unit']);
});

it('names what it does not know', () => {
  expect(() => chooseSteps(['unit', 'unti'])).toThrow('There is no step "unti"; choose from types, ');
});

it('runs only scripts that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  for (const { script } of STEPS) expect(Object.keys(scripts)).toContain(script);
});
