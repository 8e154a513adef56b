import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepReport } from './step-report.mjs';

const LONG = Array.from({ length: 400 }, (_line, place) => `line ${place + 1}`).join('\n');

let directory;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'tesisat-step-report-'))));
afterEach(() => rmSync(directory, { recursive: true }));

it('names every failed test before the end of the output, and stores all of it', () => {
  const failures = ['server/a.spec.ts: adds', 'server/b.spec.ts: removes'];
  const report = stepReport('integration', { output: LONG, failures }, directory);
  const [first, second] = report.split('\n');
  expect([first, second]).toEqual([
    '  failed: server/a.spec.ts: adds',
    '  failed: server/b.spec.ts: removes',
  ]);
  expect(report).not.toContain('line 250\n');
  expect(report).toContain('line 251\n');
  expect(report).toMatch(/all of the output: \S+integration\.log$/);
  expect(readFileSync(join(directory, 'integration.log'), 'utf8')).toBe(LONG);
});

it('prints a short output whole and stores nothing', () => {
  expect(stepReport('lint', { output: 'one line\n' }, directory)).toBe('one line');
  expect(readdirSync(directory)).toEqual([]);
});

it('says why an output could not be stored', () => {
  const impossible = join(directory, 'no\0such');
  expect(stepReport('unit', { output: LONG }, impossible)).toMatch(/all of the output: not stored, .+$/);
});
