import { readFileSync } from 'node:fs';
import { PERMISSION_NAMES } from './permission-names.js';

it('calls permissions what the panel calls them', () => {
  const labels = readFileSync('client/shop/permission-labels.ts', 'utf8');
  const named = [...labels.matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(([, name = '', label = '']) => [
    name.toLowerCase(),
    label,
  ]);
  expect(Object.fromEntries(named)).toEqual(PERMISSION_NAMES);
});
