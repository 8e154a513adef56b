import { nodeVersionError } from './node-version.mjs';

it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.11.1', 'v26.10.0'])('takes %s', (version) => {
  expect(nodeVersionError(version)).toBeUndefined();
});

it.each(['v20.18.3', 'v18.20.0', 'v9.11.2'])('refuses %s in one line', (version) => {
  expect(nodeVersionError(version)).toBe(`Node 20.19 or newer is needed; this is ${version}.`);
});
