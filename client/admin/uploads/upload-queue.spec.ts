import { PICTURES, type UploadedPicture } from './upload-kinds';
import { type UploadLine, UploadQueue } from './upload-queue';

/** Stands in for the requests of the browser, which a spec answers one by one. */
class Request {
  static readonly all: Request[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 201;
  responseText = '';
  address = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_method: string, address: string): void {
    this.address = address;
    Request.all.push(this);
  }
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body: string): void {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

let lines: readonly UploadLine[];
let queue: UploadQueue<UploadedPicture>;
let uploaded: string[];

beforeEach(() => {
  Request.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
  uploaded = [];
  queue = new UploadQueue((shown) => {
    lines = shown;
  });
});
afterEach(() => vi.unstubAllGlobals());

const picture = (name: string) => new File(['a'], name, { type: 'image/png' });
const send = (...names: string[]) =>
  queue.add(PICTURES, names.map(picture), ({ id }, { name }) => uploaded.push(`${name} ${id}`));
const settle = () => new Promise((resolve) => setTimeout(resolve));
const stored = (id: string) => JSON.stringify({ id, width: 1, height: 1, darkId: null });

it('sends three files at the same time and the next one when one has arrived', async () => {
  send('1', '2', '3', '4');
  expect(Request.all).toHaveLength(3);
  Request.all[1]?.upload.onprogress?.({ loaded: 1, total: 2 });
  expect(lines.map(({ part }) => part)).toEqual([0, 0.5, 0, 0]);
  Request.all[0]?.answer(201, stored('a'));
  await settle();
  expect(uploaded).toEqual(['1 a']);
  expect(Request.all).toHaveLength(4);
  expect(lines.map(({ name }) => name)).toEqual(['2', '3', '4']);
});

it('says why a file did not arrive: by the server, by a broken line, by what is no answer', async () => {
  send('1', '2', '3');
  Request.all[0]?.answer(415, JSON.stringify({ message: 'Lütfen sadece resim dosyası yükleyin.' }));
  Request.all[1]?.onerror?.();
  Request.all[2]?.answer(502, '<html>');
  await settle();
  expect(lines.map(({ problem }) => problem)).toEqual([
    'Lütfen sadece resim dosyası yükleyin.',
    'Dosya okuma hatası.',
    'Dosya okuma hatası.',
  ]);
});

it('does not send what the server would refuse, and says so beside the others', () => {
  queue.add(PICTURES, [new File(['a'], 'a.txt', { type: 'text/plain' }), picture('b')], () => undefined);
  expect(lines.map(({ problem }) => problem)).toEqual(['Lütfen sadece resim dosyası yükleyin.', undefined]);
  expect(Request.all).toHaveLength(1);
});

it('gives up a file that is on its way, and one that waits', async () => {
  send('1', '2', '3', '4');
  for (const { key } of lines.filter(({ name }) => name === '1' || name === '4')) queue.giveUp(key);
  await settle();
  expect(lines.map(({ name }) => name)).toEqual(['2', '3']);
  expect(Request.all).toHaveLength(3);
});

it('hands files on in the order in which they were chosen, whichever arrives first', async () => {
  send('1', '2', '3', '4');
  Request.all[2]?.answer(201, stored('c'));
  Request.all[1]?.answer(201, stored('b'));
  await settle();
  expect(uploaded).toEqual([]);
  Request.all[0]?.onerror?.();
  await settle();
  expect(uploaded).toEqual(['2 b', '3 c']);
});

it('waits for no file that is given up, and hands on none that was', async () => {
  send('1', '2', '3');
  Request.all[1]?.answer(201, stored('b'));
  Request.all[2]?.answer(201, stored('c'));
  await settle();
  queue.giveUp(lines[1]?.key ?? 0);
  queue.giveUp(lines[0]?.key ?? 0);
  await settle();
  expect(uploaded).toEqual(['3 c']);
  expect(lines).toEqual([]);
});
