import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Clock } from '../../../kernel/clock/clock.js';
import { openTestDatabase, type TestDatabase } from '../../../kernel/database/test-database.js';
import { withTemporaryFolder } from '../../../kernel/files/temporary-folder.js';
import { DocumentFiles, keepDocuments } from './document-files.js';
import { DocumentSweeper } from './document.sweeper.js';

const DAY_MS = 86_400_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('sweeps a document that nothing was saved with for a day, with its file, and no other', () =>
  withTemporaryFolder('belge-', async (folder) => {
    let now = Date.parse('2026-11-26T10:00:00Z');
    const clock = Object.assign(new Clock(), { now: () => new Date(now) });
    const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
    const files = new DocumentFiles(database.dataSource, disk, clock);
    const sweeper = new DocumentSweeper(disk, clock);
    const sweep = () => database.dataSource.transaction((transaction) => sweeper.sweep(transaction, 100));
    const upload = (text: string) => files.upload(Readable.from([Buffer.from(`%PDF-${text}`)]));
    const kept = await upload('a');
    const unused = await upload('b');
    await database.dataSource.transaction((transaction) => keepDocuments(transaction, [kept.id]));
    now += DAY_MS - 1;
    expect(await sweep()).toBe(0);
    now += 1;
    expect(await sweep()).toBe(1);
    expect([await files.find(kept.id), await files.find(unused.id)]).toEqual([kept, undefined]);
    await expect(disk.exists(`belge/${unused.id.slice(0, 2)}/${unused.id}.pdf`)).resolves.toBe(false);
  }));
