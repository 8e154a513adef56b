import { testMasterKey } from '../keys/test-master.js';
import { z } from 'zod';
import { AuditLog } from '../audit-log/audit-log.js';
import { DataVersions } from '../data-version/data-versions.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { declareRefusal, Refusal } from '../refusal/refusal.js';
import { documentKind, type InvalidField } from './document-kind.js';
import { seedRecord } from './record-version.queries.js';
import { VersionedRecords } from './versioned-records.js';

interface Note {
  title: string;
  sections: { text: string }[];
}

const noteInvalid = declareRefusal<{ fields: InvalidField[] }>(
  'SPEC_NOTE_INVALID',
  422,
  () => 'Geçersiz not.',
);
const SCHEMA: z.ZodType<Note> = z.object({
  title: z.string(),
  sections: z.array(z.object({ text: z.string() })),
});
const NOTES = documentKind<{ first: Note }>({
  name: 'note',
  topic: 'content',
  schemaOf: () => SCHEMA,
  invalid: noteInvalid,
});
const NOTE: Note = { title: 'Bir', sections: [{ text: 'iki' }] };

let database: TestDatabase;
let records: VersionedRecords;

beforeAll(async () => {
  database = await openTestDatabase();
  records = new VersionedRecords(
    database.dataSource,
    new DataVersions(database.dataSource),
    new AuditLog(testMasterKey()),
  );
  await seedRecord(database.dataSource.manager, { name: 'note', key: 'first', value: NOTE });
});

afterAll(() => database.close());

const refusalOf = (value: Note, expectedVersion = 1): Promise<unknown> =>
  database.dataSource
    .transaction((transaction) =>
      records.save(transaction, NOTES, {
        key: 'first',
        value,
        expectedVersion,
        cause: { actor: { kind: 'staff', id: 'ayse' }, requestId: 'request-1' },
      }),
    )
    .then(
      (version) => version,
      (error: unknown) => {
        if (error instanceof Refusal) {
          return [error.code, error.details.fields ?? error.details.currentVersion];
        }
        throw error;
      },
    );

it.each([
  ['longer than 50,000 characters', 'a'.repeat(50_001), 'En çok 50.000 karakter olabilir.'],
  ['with half of a character', 'Merhaba \ud83d', 'Kaydedilemeyen bir karakter var.'],
  ['with the character 0', 'Merhaba \0', 'Kaydedilemeyen bir karakter var.'],
])('names the fields of a document whose texts are %s', async (_what, text, message) => {
  const note = { title: text, sections: [{ text: 'iki' }, { text }] };
  expect(await refusalOf(note)).toEqual([
    'SPEC_NOTE_INVALID',
    [
      { path: 'title', message },
      { path: 'sections.1.text', message },
    ],
  ]);
});

it('accepts a text of 50,000 characters', async () => {
  const note = { title: 'ş'.repeat(50_000), sections: [] };
  expect(await refusalOf(note)).toBe(2);
  expect(await refusalOf(NOTE, 2)).toBe(3);
});

it.each([0, -1, 1.5, 2 ** 31, 2 ** 53, NaN])(
  'refuses a save that names version %d, which there never was, as VERSION_CONFLICT',
  async (expectedVersion) => {
    expect(await refusalOf({ ...NOTE, title: 'Üç' }, expectedVersion)).toEqual(['VERSION_CONFLICT', 3]);
  },
);
