import { CONTENT_ID } from './content-id';
import { restoreLostFocus } from './restore-focus';

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** The two frames that a successor has to take the focus, asked for after what changed the page was seen. */
async function frames(): Promise<void> {
  await Promise.resolve();
  await frame();
  await frame();
}

const place = (id: string) => document.getElementById(id) as HTMLElement;

let stop: () => void;

beforeAll(() => {
  stop = restoreLostFocus();
});

afterAll(() => stop());

beforeEach(() => {
  // jsdom lays nothing out.
  HTMLElement.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <main id="${CONTENT_ID}" tabindex="-1">
      <section id="list" tabindex="-1"><button id="clear">Temizle</button></section>
    </main>
    <input id="search">
    <button id="add">Ekle</button>
    <aside><button id="close">Kapat</button></aside>`;
});

it('leads from a control that is gone to what it stood in', async () => {
  place('clear').focus();
  place('clear').remove();
  await frames();
  expect(document.activeElement).toBe(place('list'));
});

it('leads back to the control somebody came from, past a field, which would open the keyboard of a phone', async () => {
  place('add').focus();
  place('search').focus();
  place('close').focus();
  place('close').remove();
  await frames();
  expect(document.activeElement).toBe(place('add'));
});

it('leads to the content when everything else is gone', async () => {
  place('close').focus();
  document.body.querySelectorAll('aside, input, #add, section').forEach((element) => element.remove());
  await frames();
  expect(document.activeElement).toBe(place(CONTENT_ID));
});

it('leads back to a button that was disabled while it was busy', async () => {
  const button = place('add') as HTMLButtonElement;
  button.focus();
  // A browser takes the focus of what is disabled, jsdom does not.
  button.blur();
  button.disabled = true;
  await frames();
  button.disabled = false;
  await frames();
  expect(document.activeElement).toBe(button);
});

it('leads on from a button that is gone once it was disabled', async () => {
  const button = place('clear') as HTMLButtonElement;
  button.focus();
  button.blur();
  button.disabled = true;
  await frames();
  button.remove();
  await frames();
  expect(document.activeElement).toBe(place('list'));
});

it('leaves the focus to a successor that takes it', async () => {
  place('clear').focus();
  place('clear').replaceWith(Object.assign(document.createElement('button'), { id: 'next' }));
  requestAnimationFrame(() => place('next').focus());
  await frames();
  expect(document.activeElement).toBe(place('next'));
});

it('leaves the focus alone after a press beside all controls, also when the last control is gone later', async () => {
  place('add').focus();
  place('add').blur();
  await frames();
  place('add').remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

it('passes a control by that cannot take the focus', async () => {
  place('add').focus();
  place('close').focus();
  place('add').setAttribute('disabled', '');
  place('close').remove();
  await frames();
  expect(document.activeElement).toBe(place(CONTENT_ID));
});
