import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { open, settle } from '../../../ui/form/test-form';
import { NewFile } from './new-file';

/** Stands in for the browser's request: a spec says what the server does. */
class TestRequest {
  static last: TestRequest | undefined;

  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  url = '';
  sent: unknown;
  status = 0;
  responseText = '';

  constructor() {
    TestRequest.last = this;
  }

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(): void {
    // Not looked at.
  }

  send(body: unknown): void {
    this.sent = body;
  }

  abort(): void {
    this.onabort?.();
  }

  answer(status: number, body: unknown): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    return act(async () => {
      this.onload?.();
      await Promise.resolve();
    });
  }
}

const choose = async (...files: File[]) => {
  fireEvent.input(document.querySelector('input[type=file]')!, { target: { files } });
  await settle();
};
const LIST = new File(['Urun_Adi;Fiyat'], 'kış fiyatları.csv');
const dropZone = () => screen.getByRole('button', { name: 'Dosyayı buraya sürükleyin ya da seçin' });

const realRequest = globalThis.XMLHttpRequest;

beforeEach(async () => {
  TestRequest.last = undefined;
  Object.assign(globalThis, { XMLHttpRequest: TestRequest });
  await open(<NewFile suppliers={['Vanora']} />);
});

afterEach(() => {
  cleanup();
  Object.assign(globalThis, { XMLHttpRequest: realRequest });
});

it('sends the bytes of the file with its name and whose it is', async () => {
  fireEvent.change(screen.getByLabelText(/Tedarikçi/), { target: { value: ' Vanora ' } });
  await choose(LIST);
  expect(TestRequest.last?.url).toBe(
    '/admin/excel-ice-aktar/dosya?ad=k%C4%B1%C5%9F+fiyatlar%C4%B1.csv&tedarikci=Vanora',
  );
  expect(TestRequest.last?.sent).toBe(LIST);
});

it('takes no other file while one is sent, and tells the sending from the reading', async () => {
  await choose(LIST);
  act(() => TestRequest.last?.upload.onprogress?.({ loaded: 62, total: 100 }));
  expect(dropZone().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Yükleniyor... %62')).toBeTruthy();
  act(() => TestRequest.last?.upload.onprogress?.({ loaded: 100, total: 100 }));
  expect(screen.getByText('Dosya işleniyor...')).toBeTruthy();
});

it('shows why the server refused the file, and takes another one', async () => {
  await choose(LIST);
  await TestRequest.last?.answer(415, { code: 'SPREADSHEET_UNREADABLE', message: 'Bu dosya okunamadı.' });
  expect(screen.getByText('Bu dosya okunamadı.')).toBeTruthy();
  expect(dropZone().getAttribute('aria-disabled')).toBeNull();
});

it('shows nothing of an answer that is not the shop’s', async () => {
  await choose(LIST);
  await TestRequest.last?.answer(502, '<html>');
  expect(screen.getByText(/beklenmedik bir hata/)).toBeTruthy();
});

it.each([
  ['a file of another kind', [new File(['x'], 'liste.pdf')], /bir tablo dosyası değil/],
  ['an empty file', [new File([], 'liste.csv')], /boş/],
  ['two files at once', [LIST, new File(['x'], 'stok.csv')], /bir dosya yüklenir/],
])('refuses %s at once, without sending it', async (_what, files, reason) => {
  await choose(...files);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(TestRequest.last).toBeUndefined();
});

it('gives an upload up', async () => {
  await choose(LIST);
  fireEvent.click(screen.getByRole('button', { name: 'Yüklemeyi bırak' }));
  await settle();
  expect(dropZone().getAttribute('aria-disabled')).toBeNull();
});
