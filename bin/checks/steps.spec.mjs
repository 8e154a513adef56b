import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { STEPS, chooseSteps } from './steps.mjs';

it('chooses all steps when none is named', () => {
  expect(chooseSteps([])).toEqual(STEPS);
});

it('chooses named steps in the order of the list', () => {
  expect(chooseSteps(['unit', 'lint']).map(({ name }) => name)).toEqual(['lint', 'unit']);
});

it('names an unknown step', () => {
  expect(() => chooseSteps(['unit', 'unti'])).toThrow('There is no step "unti"; choose from types, ');
});

it('uses only scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  for (const { script } of STEPS) expect(Object.keys(scripts)).toContain(script);
});
