import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { nodeLts } from './node-lts.mjs';

it('tests on the Node that the image ships', () => {
  const dockerfile = readFileSync(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  const shipped = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major));
  expect(shipped).toEqual([nodeLts.major, nodeLts.major]);
});
