import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { EVENT_SOURCED } from './event-sourced.js';
import type { DomainEvent } from './kernel/event-store/domain-event.js';
import type { StreamCategory } from './kernel/event-store/stream-category.js';

const EVENTS_PAGE = path.resolve(import.meta.dirname, '../docs/events.md');
const FILES = new Map([
  ['order', 'features/orders/history/order.events.ts'],
  ['quote', 'features/quotes/history/quote.events.ts'],
  ['message', 'features/messaging/history/message.events.ts'],
]);

const categories = EVENT_SOURCED.map(({ category }) => category as unknown as StreamCategory<DomainEvent>);

/** A field as the page has to name it: «`buyer.phone` | text». */
type FieldRow = string;

/** What the code says of each event of a category: its fields with their types, those of its parts after it. */
function shapesIn(file: string): Map<string, FieldRow[]> {
  const options = { strict: true, module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const alias = source?.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Event'),
  );
  if (!source || !alias) throw new Error(`${file} has no type of all its events`);

  const typeOf = (of: ts.Type, name: string) => {
    const property = of.getProperty(name);
    if (!property) throw new Error(`An event without ${name}`);
    return checker.getTypeOfSymbolAtLocation(property, source);
  };

  function rowsOf(type: ts.Type, before: string): FieldRow[] {
    return type.getProperties().flatMap(({ name }) => {
      const field = typeOf(type, name);
      const plain = checker.getNonNullableType(field);
      const item = checker.getIndexTypeOfType(plain, ts.IndexKind.Number);
      const isList = item !== undefined && checker.isArrayType(plain);
      const part = isList ? item : plain;
      const isObject = (part.flags & ts.TypeFlags.Object) !== 0;
      const place = `${before}${name}${isList ? '[]' : ''}`;
      const orNothing = plain === field ? '' : ' or null';
      const row = `\`${place}\` | ${isObject ? 'object' : typeText(part)}${orNothing}`;
      return [row, ...(isObject ? rowsOf(part, `${place}.`) : [])];
    });
  }

  const typeText = (type: ts.Type) =>
    checker
      .typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation)
      .replaceAll('"', '`')
      .replaceAll(' | ', ' or ');

  const all = checker.getTypeAtLocation(alias);
  return new Map(
    (all.isUnion() ? all.types : [all]).map((event) => {
      const name = (typeOf(event, 'type') as ts.StringLiteralType).value;
      return [name, rowsOf(typeOf(event, 'data'), '')];
    }),
  );
}

interface DocumentedEvent {
  fields: FieldRow[];
  personal: string[];
  meanings: string[];
}

/** What the page says: a heading for each event, a row for each field; «personal» marks personal data. */
function documented(): Map<string, DocumentedEvent> {
  const sections = readFileSync(EVENTS_PAGE, 'utf8').split(/^### /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [name = ''] = section.split('\n');
      const rows = [...section.matchAll(/^\| (`\S+`)( personal)? +\| (.+?) +\| (.+?) +\|$/gm)];
      const event = {
        fields: rows.map(([, field, , type]) => `${field} | ${type}`),
        personal: rows.filter(([, , mark]) => mark).map(([, field = '']) => field.replaceAll('`', '')),
        meanings: rows.map(([, , , , meaning = '']) => meaning),
      };
      return [name, event];
    }),
  );
}

it.each(categories)('docs/events.md lists the fields of every event of category $name', ({ name, kinds }) => {
  const shapes = shapesIn(path.resolve(import.meta.dirname, FILES.get(name) ?? ''));
  expect([...shapes.keys()].sort()).toEqual(Object.keys(kinds).sort());
  const page = documented();
  for (const [type, fields] of shapes) {
    expect({ type, fields: page.get(type)?.fields }).toEqual({ type, fields });
    expect({ type, personal: page.get(type)?.personal }).toEqual({ type, personal: kinds[type]?.personal });
  }
});

it('docs/events.md lists no other event, and says what each field means', () => {
  const page = documented();
  expect([...page.keys()].sort()).toEqual(categories.flatMap(({ kinds }) => Object.keys(kinds)).sort());
  for (const { meanings } of page.values()) {
    for (const meaning of meanings) expect(meaning.length).toBeGreaterThan(5);
  }
});
