import { fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { descriptionOf, field, open, press, settle, type } from '../../../ui/form/test-form';
import { type ConsentText } from '../../consents/consent-text';
import { type AskedLine, textLine } from './asked-lines';
import { RequestForm } from './request-form';
import { RequestQuoteMutation } from './request-quote';
import { NO_TEXTS } from './request-values';
import { type UploadedFile } from '../../../shop/send-file';
import { useRequestForm } from './use-request-form';

const TEXTS = { ...NO_TEXTS, name: 'Ayşe Işık', phone: '0532 111 22 33', email: 'ayse@ornek.com' };
const PLAN: UploadedFile = { id: '4f1de3ba-1a51-4c0e-9b2f-5d8f0c5a7e01', name: 'plan.pdf', bytes: 10 };
const LABEL: UploadedFile = { id: '4f1de3ba-1a51-4c0e-9b2f-5d8f0c5a7e02', name: 'etiket.png', bytes: 10 };
const CONSENT: ConsentText = {
  slug: 'ticari-elektronik-ileti-onayi',
  version: 2,
  hash: 'b'.repeat(64),
  title: 'Ticari Elektronik İleti Onayı',
};
const UPLOADING = 'Dosyanız yükleniyor. Yükleme bitince yeniden gönderin.';

interface WrittenProps {
  consent?: ConsentText;
  lines?: readonly AskedLine[];
  files?: readonly UploadedFile[];
}

function Written({ consent, lines = [textLine('DN 50 vana')], files = [] }: WrittenProps) {
  const form = useRequestForm({
    draft: { texts: TEXTS, lines, files },
    origin: 'FORM',
    consent,
    onSent: () => undefined,
  });
  return <RequestForm form={form} isReady isGuest={false} />;
}

/** Holds an upload back until the spec lets it arrive. */
function beginUpload() {
  let arrive: (response: Response) => void = () => undefined;
  const upload = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const ask = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    typeof url === 'string' && url.startsWith('/teklif-dosyasi') ? upload : ask(url, init);
  fireEvent.change(screen.getByLabelText('Dosya seç'), {
    target: { files: [new File(['x'], 'etiket.png')] },
  });
  return () => {
    arrive(Response.json(LABEL));
    return settle();
  };
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Mesaj', { selector: 'textarea' });
const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const send = () => press('Teklif İste');
const refuse = (fields: object[]) =>
  server.answers(RequestQuoteMutation, refusal('BAD_INPUT', 'Bilgileri kontrol edin.', { fields }));

it('keeps what is typed while a file is uploaded', async () => {
  await open(<Written />);
  const arrive = beginUpload();
  fireEvent.input(message(), { target: { value: 'Acele' } });
  await arrive();
  expect(message().value).toBe('Acele');
  expect(screen.getByText('etiket.png')).toBeTruthy();
});

it('does not bring back a file that was removed while another was uploaded', async () => {
  await open(<Written files={[PLAN]} />);
  const arrive = beginUpload();
  await press('plan.pdf dosyasını çıkar');
  await arrive();
  expect(screen.queryByText('plan.pdf')).toBeNull();
  expect(screen.getByText('etiket.png')).toBeTruthy();
});

it('says that a file is still uploaded instead of sending the request without it', async () => {
  await open(<Written />);
  const arrive = beginUpload();
  await send();
  expect(server.sent(RequestQuoteMutation)).toEqual([]);
  expect(screen.getByText(UPLOADING)).toBeTruthy();
  await arrive();
  expect(screen.queryByText(UPLOADING)).toBeNull();
  server.answers(RequestQuoteMutation, 'cut');
  await send();
  expect(server.sent(RequestQuoteMutation)).toMatchObject([{ input: { files: [LABEL.id] } }]);
});

it('shows each error of the server at its control, also of the message, a unit and the files', async () => {
  refuse([
    { path: 'input.message', message: 'Mesajda geçersiz karakter var.' },
    { path: 'input.lines.0.unit', message: 'Birim tek satır olmalıdır.' },
    { path: 'input.lines.0.quantity', message: 'Miktar çok büyük.' },
    { path: 'input.files', message: 'Dosyalar çok fazla.' },
  ]);
  await open(<Written />);
  await send();
  expect(noteOf(message())).toBe('Mesajda geçersiz karakter var.');
  expect(descriptionOf('Birim')).toEqual(['Birim tek satır olmalıdır.']);
  expect(screen.getByText('Miktar çok büyük.')).toBeTruthy();
  expect(screen.getByText('Dosyalar çok fazla.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Birim'));
  expect(screen.queryByText('Bilgileri kontrol edin.')).toBeNull();
});

it('says as a whole what no control can show', async () => {
  refuse([{ path: 'input.answers.0.value', message: 'Yanıt çok uzun.' }]);
  await open(<Written />);
  await send();
  expect(screen.getByText('Bilgileri kontrol edin. Yanıt çok uzun.')).toBeTruthy();
});

it('clears the error of what is corrected, and no other', async () => {
  refuse([
    { path: 'input.references.project', message: 'Proje tek satır olmalıdır.' },
    { path: 'input.lines.0.unit', message: 'Birim tek satır olmalıdır.' },
    { path: 'input.lines.1.unit', message: 'Birim tek satır olmalıdır.' },
    { path: 'input.buyer.phone', message: 'Telefon numarası yanlış.' },
  ]);
  await open(<Written lines={[textLine('Vana'), textLine('Boru')]} />);
  await send();
  type('Proje / şantiye (isteğe bağlı)', 'B Blok');
  fireEvent.blur(field('Telefon'));
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Birim');
  fireEvent.input(first!, { target: { value: 'metre' } });
  expect(field('Proje / şantiye (isteğe bağlı)').getAttribute('aria-invalid')).toBe('false');
  expect(descriptionOf('Telefon')).toEqual(['Telefon numarası yanlış.']);
  expect([first, second].map((unit) => unit?.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
});

it('leads to a new line when one is added', async () => {
  await open(<Written lines={[textLine('Vana')]} />);
  await press('Serbest kalem ekle');
  expect(document.activeElement?.closest('li')?.getAttribute('aria-label')).toBe('2. serbest kalem');
});

it('leads on to the next line or file when one is removed, and to the way to add one after the last', async () => {
  await open(<Written lines={[textLine('Vana'), textLine('Boru')]} files={[PLAN]} />);
  await press('1. serbest kalem kalemini çıkar');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1. serbest kalem kalemini çıkar');
  await press('1. serbest kalem kalemini çıkar');
  expect(document.activeElement?.textContent).toBe('Serbest kalem ekle');
  await press('plan.pdf dosyasını çıkar');
  expect(document.activeElement?.textContent).toBe('Dosya ekle');
});

it('sends the text about commercial messages that was agreed to, and none unless the box was ticked', async () => {
  server.answers(RequestQuoteMutation, 'cut', 'cut', 'cut');
  await open(<Written consent={CONSENT} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Ticari Elektronik İleti Onayı/ });
  expect(box.checked).toBe(false);
  await send();
  fireEvent.click(box);
  await send();
  fireEvent.click(box);
  await send();
  const { slug, version, hash } = CONSENT;
  expect(server.sent(RequestQuoteMutation).map(({ input }) => input.marketingConsent)).toEqual([
    undefined,
    { slug, version, hash },
    undefined,
  ]);
});

it('asks for no consent in a shop without a text about it', async () => {
  await open(<Written />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('drops only the files that are gone, names them, and sends the others', async () => {
  server.answers(
    RequestQuoteMutation,
    refusal('QUOTE_FILE_GONE', 'Eklediğiniz bir dosya artık yok.', { fileIds: [PLAN.id] }),
    'cut',
  );
  await open(<Written files={[PLAN, LABEL]} />);
  await send();
  expect(
    screen.getByText('Artık bulunmayan dosya çıkarıldı: plan.pdf. Lütfen yeniden ekleyin.'),
  ).toBeTruthy();
  await send();
  expect(server.sent(RequestQuoteMutation).map(({ input }) => input.files)).toEqual([
    [PLAN.id, LABEL.id],
    [LABEL.id],
  ]);
});
