import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldLabel } from './audit.fields.js';
import { nameOfValue } from './audit.values.js';

const EVENTS_PAGE = path.resolve(import.meta.dirname, '../../../../docs/events.md');

/** The fields of events as people see them: an object or a list is one field. */
const fieldsOfEvents = () =>
  new Set([...readFileSync(EVENTS_PAGE, 'utf8').matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field ?? ''));

/** They are told as a status, or field by field. */
const SPLIT = new Set(['from', 'to', 'before', 'after']);

it('calls every field of an event by a name, not as it is stored', () => {
  const unnamed = [...fieldsOfEvents()].filter((field) => !SPLIT.has(field) && fieldLabel(field) === field);
  expect(fieldsOfEvents().size).toBeGreaterThan(50);
  expect(unnamed).toEqual([]);
});

it('calls every order of an exported list by a name', () => {
  const schema = readFileSync(path.resolve(import.meta.dirname, '../../../../schema.graphql'), 'utf8');
  const sorts = ['AdminProduct', 'Order', 'Quote', 'Message', 'User', 'Audit'].flatMap((list) => {
    const [, body = ''] = new RegExp(`enum ${list}Sort \\{([^}]+)\\}`).exec(schema) ?? [];
    return [...body.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, value = '']) => value.toLowerCase());
  });
  expect(sorts.length).toBeGreaterThan(15);
  expect(sorts.filter((sort) => nameOfValue('sort', sort, 'list') === sort)).toEqual([]);
});
