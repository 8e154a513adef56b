import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldLabel } from './audit.fields.js';

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
