import { expect, it, vi } from 'vitest';
import { repeatEarlyPresses, stopRecordingPresses } from './early-presses';
import { INLINE_SCRIPT } from './inline-script';

const PRESSES_SCRIPT = INLINE_SCRIPT.slice(INLINE_SCRIPT.lastIndexOf(';(function') + 1);

it('repeats presses of buttons once, in their order, and none that came after scripts answered', async () => {
  (0, eval)(PRESSES_SCRIPT);
  document.body.innerHTML =
    '<button type="button">+</button><button type="button"><b>Ekle</b></button><a>L</a>';
  const [more, add] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  document.querySelector('a')?.click();
  more.click();
  more.click();
  add.querySelector('b')?.click();
  expect(add.dataset.pressed).toBe('');
  stopRecordingPresses();
  const pressed = vi.fn<(label: string | null) => void>();
  document.body.addEventListener('click', ({ target }) => {
    pressed((target as HTMLElement).textContent);
  });
  more.click();
  pressed.mockClear();
  await repeatEarlyPresses();
  await repeatEarlyPresses();
  expect(pressed.mock.calls).toEqual([['+'], ['+'], ['Ekle']]);
  expect(add.dataset.pressed).toBeUndefined();
});

it('leaves presses to the browser that it answers without scripts, so that what they opened stays open', async () => {
  (0, eval)(PRESSES_SCRIPT);
  document.body.innerHTML = '<button type="button" popovertarget="filtreler">Filtreler</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(button.dataset.pressed).toBeUndefined();
  stopRecordingPresses();
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  await repeatEarlyPresses();
  expect(pressed).not.toHaveBeenCalled();
});
