import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorState } from './error-state';

const used = { hasBeenActive: true };

beforeAll(() => Object.defineProperty(navigator, 'userActivation', { value: used, configurable: true }));
beforeEach(() => (used.hasBeenActive = true));
afterEach(cleanup);

/** A part of a screen that fails when it is asked for more, and loads again on a retry. */
function Part() {
  const [state, setState] = useState<'shown' | 'failed' | 'loading'>('shown');
  return (
    <main tabIndex={-1}>
      <input aria-label="Arama" onChange={() => setState('failed')} />
      {state === 'shown' && <button onClick={() => setState('failed')}>Sonraki</button>}
      {state === 'failed' && <ErrorState title="Liste yüklenemedi" onRetry={() => setState('loading')} />}
    </main>
  );
}

const focusOn = (element: HTMLElement) => act(() => element.focus());

function fail() {
  const next = screen.getByText('Sonraki');
  focusOn(next);
  fireEvent.click(next);
  return screen.getByRole('alert');
}

it('is read out with its title and takes the focus of the control it replaced', () => {
  render(<Part />);
  const notice = fail();
  expect(notice.textContent).toContain('Liste yüklenemedi');
  expect(document.activeElement).toBe(notice);
});

it('leaves a focus that stands elsewhere', () => {
  render(<Part />);
  const field = screen.getByLabelText('Arama');
  focusOn(field);
  fireEvent.change(field, { target: { value: 'vana' } });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('takes no focus on a page that nobody has used yet', () => {
  used.hasBeenActive = false;
  render(<ErrorState title="Liste yüklenemedi" />);
  expect(document.activeElement).toBe(document.body);
});

it('gives the focus of its retry button to what it stood in', () => {
  render(<Part />);
  fail();
  const retry = screen.getByRole('button', { name: 'Yeniden dene' });
  focusOn(retry);
  fireEvent.click(retry);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('retries by a plain link where React may not work', () => {
  render(<ErrorState size="page" title="Bir şeyler ters gitti" onRetry="reload" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bir şeyler ters gitti');
  expect(screen.getByText('Yeniden dene').getAttribute('href')).toBe('');
});
