import { surviveTranslation } from './survive-translation';

surviveTranslation();

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A paragraph of two texts, the first of them translated. */
async function translated() {
  const [first, second] = [document.createTextNode('ilk '), document.createTextNode('son')];
  const paragraph = document.createElement('p');
  paragraph.append(first, second);
  document.body.append(paragraph);
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  font.textContent = 'first ';
  first.replaceWith(font);
  await settled();
  return { paragraph, first, second };
}

it('removes the translation of a text in its name', async () => {
  const { paragraph, first } = await translated();
  expect(paragraph.removeChild(first)).toBe(first);
  expect(paragraph.textContent).toBe('son');
  await settled();
  expect(paragraph.removeChild(first)).toBe(first);
});

it('inserts before the translation of a text', async () => {
  const { paragraph, first } = await translated();
  paragraph.insertBefore(document.createTextNode('vor '), first);
  expect(paragraph.textContent).toBe('vor first son');
});

it('shows a text that changes in the place of its translation', async () => {
  const { paragraph, first } = await translated();
  first.data = 'yeni ';
  await settled();
  expect(paragraph.textContent).toBe('yeni son');
});

it('still refuses to remove an element that is elsewhere', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow();
});
