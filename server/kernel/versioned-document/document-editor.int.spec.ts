import { testMasterKey } from '../keys/test-master.js';
import { z } from 'zod';
import { AuditLog } from '../audit-log/audit-log.js';
import { DataVersions } from '../data-version/data-versions.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { declareRefusal, Refusal } from '../refusal/refusal.js';
import { DocumentEditor } from './document-editor.js';
import { seedDocument } from './versioned-document.queries.js';
import { VersionedDocuments } from './versioned-documents.js';

interface Note {
  title: string;
  sections: { text: string }[];
}

const noteInvalid = declareRefusal<{ fields: string[] }>('SPEC_NOTE_INVALID', 422, () => 'Geçersiz not.');
const COLLECTION = { name: 'note', topic: 'content' } as const;
const SCHEMA: z.ZodType<Note> = z.object({
  title: z.string(),
  sections: z.array(z.object({ text: z.string() })),
});
const NOTE: Note = { title: 'Bir', sections: [{ text: 'iki' }] };

let database: TestDatabase;
let editor: DocumentEditor<{ first: Note }>;

beforeAll(async () => {
  database = await openTestDatabase();
  const documents = new VersionedDocuments(
    database.dataSource,
    new DataVersions(database.dataSource),
    new AuditLog(testMasterKey()),
  );
  editor = new DocumentEditor(documents, {
    collection: COLLECTION,
    schemaOf: () => SCHEMA,
    invalid: noteInvalid,
  });
  await seedDocument(database.dataSource.manager, { collection: 'note', id: 'first', document: NOTE });
});

afterAll(() => database.close());

const refusalOf = (document: Note, expectedVersion = 1): Promise<unknown> =>
  database.dataSource
    .transaction((transaction) =>
      editor.save(transaction, 'first', {
        document,
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
  ['longer than 50,000 characters', 'a'.repeat(50_001)],
  ['with half of a character', 'Merhaba \ud83d'],
  ['with the character 0', 'Merhaba \0'],
])('names the fields of a document whose texts are %s', async (_what, text) => {
  const document = { title: text, sections: [{ text: 'iki' }, { text }] };
  expect(await refusalOf(document)).toEqual(['SPEC_NOTE_INVALID', ['title', 'sections.1.text']]);
});

it('accepts a text of 50,000 characters', async () => {
  const document = { title: 'ş'.repeat(50_000), sections: [] };
  expect(await refusalOf(document)).toBe(2);
  expect(await refusalOf(NOTE, 2)).toBe(3);
});

it.each([0, -1, 1.5, 2 ** 31, 2 ** 53, NaN])(
  'refuses a save that names version %d, which there never was, as VERSION_CONFLICT',
  async (expectedVersion) => {
    expect(await refusalOf({ ...NOTE, title: 'Üç' }, expectedVersion)).toEqual(['VERSION_CONFLICT', 3]);
  },
);
