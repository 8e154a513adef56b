import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { TabBar } from './tab-bar';
import { TabLink } from './tab-link';

/** A bar of a phone, 320 px wide, with three tabs of 150 px each. */
function layOut(this: HTMLElement): DOMRect {
  const place = Array.from(this.parentElement?.children ?? []).indexOf(this);
  return this.tagName === 'A' ? new DOMRect(20 + place * 150, 0, 150, 44) : new DOMRect(20, 0, 320, 44);
}

const bar = (current: string) => (
  <DesignProvider>
    <MemoryRouter>
      <TabBar label="Duruma göre">
        {['bekleyen', 'calisan', 'biten'].map((name) => (
          <TabLink key={name} to={`/${name}`} isCurrent={name === current}>
            {name}
          </TabLink>
        ))}
      </TabBar>
    </MemoryRouter>
  </DesignProvider>
);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('brings the current tab into sight, and the beginning of the next one', () => {
  render(bar('biten'));
  expect(screen.getByRole('navigation').scrollLeft).toBe(130 + 32);
});

it('leaves the bar where it is when a tab in sight becomes the current one', () => {
  const { rerender } = render(bar('bekleyen'));
  rerender(bar('calisan'));
  expect(screen.getByRole('navigation').scrollLeft).toBe(0);
});
