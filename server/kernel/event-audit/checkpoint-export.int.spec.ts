import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config/config.js';
import { TEST_MASTER_KEY } from '../config/test-master-key.js';
import { openTestHistory, type TestHistory } from '../event-store/test-history.js';
import { CheckpointExport } from './checkpoint-export.js';
import { readCheckpointLines } from './checkpoint.js';

let history: TestHistory;
let folder: string;
let file: string;
let server: Server;
let received: string[];
let status: number;

beforeEach(async () => {
  history = await openTestHistory();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  file = path.join(folder, 'checkpoints.jsonl');
  [received, status] = [[], 204];
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => received.push(text));
    request.on('end', () => response.writeHead(status).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await history.close();
  await rm(folder, { recursive: true });
});

function exportTo(variables: Record<string, string>) {
  const config = { DATABASE_URL: 'postgres://test/test', MASTER_KEY: TEST_MASTER_KEY, ...variables };
  return new CheckpointExport(history.dataSource, readConfig(config));
}

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/checkpoints`;

const idsIn = (text: string) => readCheckpointLines(text).map(({ id }) => id);

const inFile = () => readFile(file, 'utf8');

async function takeAfterEvent(): Promise<void> {
  await history.open();
  await history.checkpoints.take();
}

it('appends each checkpoint to the file as a line, once', async () => {
  const exports = exportTo({ AUDIT_CHECKPOINT_FILE: file });
  await takeAfterEvent();
  await exports.sendNew();
  await exports.sendNew();
  await takeAfterEvent();
  await exports.sendNew();
  expect(idsIn(await inFile())).toEqual([1, 2, 3]);
});

it('posts each checkpoint to the address, and again after it could not be reached', async () => {
  const exports = exportTo({ AUDIT_CHECKPOINT_URL: address() });
  status = 503;
  await expect(exports.sendNew()).rejects.toThrow('the checkpoints were answered with 503');
  status = 204;
  await exports.sendNew();
  await takeAfterEvent();
  await exports.sendNew();
  expect(received.map(idsIn)).toEqual([[1], [1], [2]]);
});

it('finds a history that was replaced by any of the exported lines', async () => {
  await takeAfterEvent();
  await exportTo({ AUDIT_CHECKPOINT_FILE: file }).sendNew();
  const exported = readCheckpointLines(await inFile());
  expect((await history.audit.verify({ from: 'checkpoint', exported })).violation).toBeUndefined();
  const [first, second] = exported;
  const another = [{ ...first!, mac: Buffer.alloc(32) }, second!];
  const { violation } = await history.audit.verify({ from: 'checkpoint', exported: another });
  expect(violation?.what).toBe('checkpoint 1 is not the one that was exported');
});
