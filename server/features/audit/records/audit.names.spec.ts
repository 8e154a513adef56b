import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_SOURCED } from '../../../event-sourced.js';
import { EventSourcedKinds } from '../../../kernel/event-store/projection.js';
import { ACTIONS, SECURITY_ACTIONS, THING_KINDS } from './audit.names.js';

const SERVER = path.resolve(import.meta.dirname, '../../..');

/** Requests that happen once have names of the same form. */
const NO_ENTRIES = new Set(['start-message']);

/** Names of entries that are written out in the sources: `what: 'api-key-created'`. */
function writtenActions(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:features|kernel)\/.*\.ts$/.test(file) && !/spec\.ts$|\/test-|migrations/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(SERVER, file), 'utf8');
    return [...source.matchAll(/what: '([a-z]+(?:-[a-z]+)+)'/g)].map(([, what]) => what ?? '');
  });
}

it('names every type of event that the shop knows', () => {
  const types = new EventSourcedKinds(EVENT_SOURCED)
    .all()
    .flatMap(({ category }) => Object.keys(category.kinds));
  expect(types.length).toBeGreaterThan(30);
  expect(types.filter((type) => !(type in ACTIONS))).toEqual([]);
});

it('names every category of events', () => {
  const names = new EventSourcedKinds(EVENT_SOURCED).all().map(({ category }) => category.name);
  expect(names.filter((name) => !(name in THING_KINDS))).toEqual([]);
});

it('names every action that the sources write out', () => {
  const actions = writtenActions();
  expect(actions).toContain('api-key-created');
  expect(actions.filter((action) => !(action in ACTIONS) && !NO_ENTRIES.has(action))).toEqual([]);
});

/** Kinds of records that are saved with versions: each save is an entry of that name. */
function savedKinds(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^features\/.*\.ts$/.test(file) && !/spec\.ts$|\/test-|migrations/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(SERVER, file), 'utf8');
    if (!/RecordKind<|DocumentKind</.test(source)) return [];
    return [...source.matchAll(/^\s+name: '([a-z-]+)'/gm)].map(([, name]) => name ?? '');
  });
}

it('names every kind of record that is saved with versions, and its saves', () => {
  expect(savedKinds()).toContain('settings');
  expect(savedKinds().filter((kind) => !(kind in THING_KINDS) || !(`${kind}-saved` in ACTIONS))).toEqual([]);
});

it('gives no two actions one name', () => {
  const names = Object.values(ACTIONS);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(SECURITY_ACTIONS.every((action) => action in ACTIONS)).toBe(true);
});
