import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DeclaredRefusal, declaredRefusals } from '../../kernel/refusal/refusal.js';

const SERVER = path.resolve(import.meta.dirname, '../..');
const ERRORS_PAGE = path.resolve(SERVER, '../docs/errors.md');

/** Stands for the details of any refusal: whatever a wording reads of it is a text, a number and a list at once. */
const anything: unknown = new Proxy(() => '7', {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '7' : anything),
  apply: () => '7',
});

let declared: DeclaredRefusal[];

beforeAll(async () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.refusals.ts'))) {
    await import(path.join(SERVER, file));
  }
  declared = declaredRefusals();
});

/** Rows of the table in docs/errors.md: | `CODE` | HTTP | meaning | */
function documented(): { code: string; httpStatus: string; meaning: string }[] {
  const rows = readFileSync(ERRORS_PAGE, 'utf8').matchAll(/^\| `([A-Z_]+)` +\| +(\d{3}) +\| +(.+?) +\|$/gm);
  return [...rows].map(([, code = '', httpStatus = '', meaning = '']) => ({ code, httpStatus, meaning }));
}

it('every refusal has a message', () => {
  expect(declared.length).toBeGreaterThan(10);
  for (const { code, wording } of declared) {
    const message: unknown = wording(anything as never);
    expect({ code, hasMessage: String(message).trim() !== '' }).toEqual({ code, hasMessage: true });
  }
});

it('every refusal stands in docs/errors.md with its status, and nothing else does', () => {
  const pages = documented().map(({ code, httpStatus }) => `${code} ${httpStatus}`);
  expect(pages.sort()).toEqual(declared.map(({ code, httpStatus }) => `${code} ${httpStatus}`).sort());
});

it('docs/errors.md says what each refusal means', () => {
  for (const { code, meaning } of documented()) {
    expect({ code, isSaid: meaning.length > 10 }).toEqual({ code, isSaid: true });
  }
});
