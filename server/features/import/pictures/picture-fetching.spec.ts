import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { DataSource } from 'typeorm';
import { PictureStore, type StoredPicture } from '../../../kernel/files/picture-store.js';
import { PublicFetch } from '../../../kernel/outbound/public-fetch.js';
import { PublicHosts } from '../../../kernel/outbound/public-hosts.js';
import { PictureTerms } from '../rows/picture-terms.js';
import { PictureFetching } from './picture-fetching.js';
import type { WaitingPicture } from './picture-queue.js';

const HOSTS = ['a.test', 'b.test', 'c.test', 'd.test', 'e.test', 'f.test'];

let running: number;
let begun: string[];

beforeEach(() => {
  running = 0;
  begun = [];
});

/** Answers with the name of the host: at once for the first, late for the others, and as soon as it is aborted. */
class SlowFetch extends PublicFetch {
  override async fetch(address: string, { signal }: { signal: AbortSignal }): Promise<Buffer> {
    signal.throwIfAborted();
    running += 1;
    begun.push(address);
    try {
      const { host } = new URL(address);
      await wait(host === HOSTS[0] ? 0 : 300, undefined, { signal });
      return Buffer.from(host);
    } finally {
      running -= 1;
    }
  }
}

/** A storage that is full when the picture of the given host comes. */
class FullStore extends PictureStore {
  constructor(private readonly failsAt: string) {
    super(
      new DataSource({ type: 'postgres' }),
      new Disk(new FSDriver({ location: tmpdir(), visibility: 'private' })),
    );
  }

  override save(bytes: Buffer): Promise<StoredPicture> {
    const id = bytes.toString();
    if (id === this.failsAt) return Promise.reject(new Error('ENOSPC'));
    return Promise.resolve({ id, width: 1, height: 1, darkId: null });
  }
}

const pictures = HOSTS.map((host): WaitingPicture => ({ url: `https://${host}/x.png`, host, tries: 0 }));

const fetchAll = (failsAt: string, signal = new AbortController().signal) =>
  new PictureFetching(new SlowFetch(new PublicHosts()), new FullStore(failsAt), new PictureTerms()).fetchAll(
    pictures,
    signal,
  );

it('fetches pictures of all hosts', async () => {
  const fetched = await fetchAll('nowhere.test');
  expect(fetched.map(({ pictureId }) => pictureId)).toEqual(HOSTS);
});

it('ends with an error of the storage only once nothing is fetched any more, and begins no more', async () => {
  await expect(fetchAll(HOSTS[0] ?? '')).rejects.toThrow('ENOSPC');
  expect(running).toBe(0);
  const count = begun.length;
  await wait(50);
  expect(begun).toHaveLength(count);
  expect(count).toBeLessThan(HOSTS.length);
});

it('ends with the reason for which its job was stopped', async () => {
  const stopping = new AbortController();
  const fetching = fetchAll('nowhere.test', stopping.signal);
  await wait(20);
  stopping.abort(new Error('lease lost'));
  await expect(fetching).rejects.toThrow('lease lost');
  expect(running).toBe(0);
});
