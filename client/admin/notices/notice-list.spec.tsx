import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { resultOf } from '../../graphql/test-answers';
import { NoticeList } from './notice-list';
import { PanelNoticesQuery } from './notices.query';
import { type Notices } from './use-notices';

const onClose = vi.fn();
const markSeen = vi.fn<(...ids: string[]) => undefined>();

const noticesWith = (...ids: number[]): Notices['items'] => {
  const items = ids.map((id) => ({
    id: String(id),
    kind: 'ORDER_PLACED' as const,
    at: '2026-11-24T11:05:00.000Z',
    isSeen: false,
    subject: { id: `o${id}`, label: `n${id}`, outcome: null, buyer: null, total: null },
  }));
  return resultOf(PanelNoticesQuery, { notices: { unseenCount: ids.length, items } }, { take: 10 }).notices
    .items;
};

const listOf = (items: Notices['items'], state: Partial<Notices> = {}) => (
  <DesignProvider>
    <MemoryRouter>
      <NoticeList
        notices={{
          items,
          unseenCount: items?.length ?? 0,
          isLoading: false,
          isFailed: false,
          hasMore: false,
          showMore: () => undefined,
          retry: () => undefined,
          markSeen,
          markAllSeen: () => undefined,
          ...state,
        }}
        onClose={onClose}
      />
    </MemoryRouter>
  </DesignProvider>
);

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const empty = () => screen.queryByText('Henüz bildirim yok');
const offer = () => screen.queryByRole('button', { name: /^\d+ yeni$/ });

function press(type: 'click' | 'auxclick', keys: MouseEventInit): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...keys });
  // The test's browser follows no link.
  event.preventDefault();
  fireEvent(screen.getByRole('link'), event);
}

beforeEach(() => {
  onClose.mockClear();
  markSeen.mockClear();
});
afterEach(cleanup);

it('shows what is there when the first answer comes, and offers what comes later', () => {
  const { rerender } = render(listOf(undefined));
  rerender(listOf(noticesWith(2, 1)));
  expect(shown()).toEqual(['Yeni sipariş #n2', 'Yeni sipariş #n1']);
  rerender(listOf(noticesWith(3, 2, 1)));
  expect(shown()).toEqual(['Yeni sipariş #n2', 'Yeni sipariş #n1']);
  fireEvent.click(offer()!);
  expect(shown()).toHaveLength(3);
  expect(offer()).toBeNull();
});

it('shows the first notice at once where there was none, and offers the next', () => {
  const { rerender } = render(listOf([]));
  expect(empty()).not.toBeNull();
  rerender(listOf(noticesWith(1)));
  expect([shown(), empty(), offer()]).toEqual([['Yeni sipariş #n1'], null, null]);
  rerender(listOf(noticesWith(2, 1)));
  expect(shown()).toEqual(['Yeni sipariş #n1']);
  expect(offer()?.textContent).toBe('1 yeni');
});

it('does not say that there is nothing while something newer is offered', () => {
  const { rerender } = render(listOf(noticesWith(1)));
  rerender(listOf(noticesWith(120, 119)));
  expect([shown(), empty()]).toEqual([[], null]);
  expect(offer()?.textContent).toBe('2 yeni');
});

it('marks what is followed as seen, and closes where it is followed', () => {
  render(listOf(noticesWith(1)));
  press('click', {});
  expect(markSeen).toHaveBeenCalledWith('1');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['Ctrl', 'click', { ctrlKey: true }],
  ['⌘', 'click', { metaKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
] as const)('marks it too and stays open when %s opens it in a new tab', (_how, event, keys) => {
  render(listOf(noticesWith(1)));
  press(event, keys);
  expect(markSeen).toHaveBeenCalledWith('1');
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves what the right button was pressed on as it is', () => {
  render(listOf(noticesWith(1)));
  press('auxclick', { button: 2 });
  expect([markSeen.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

it('keeps the focus in the list when it is loaded after all', () => {
  const retry = vi.fn();
  const { rerender } = render(listOf(undefined, { isFailed: true, retry }));
  const button = screen.getByRole('button', { name: 'Yeniden dene' });
  button.focus();
  fireEvent.click(button);
  rerender(listOf(noticesWith(1)));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bildirimler' }));
});

it('shows five new orders as one line, each of them on demand, and marks them all at once', () => {
  render(listOf(noticesWith(5, 4, 3, 2, 1)));
  expect(shown()).toEqual(['5 yeni sipariş']);
  fireEvent.click(screen.getByRole('button', { name: 'Tek tek göster: 5 yeni sipariş' }));
  expect(shown()).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Okundu say: Yeni sipariş #n4' }));
  expect(markSeen).toHaveBeenLastCalledWith('4');
  fireEvent.click(screen.getByRole('button', { name: 'Okundu say: 5 yeni sipariş' }));
  expect(markSeen).toHaveBeenLastCalledWith('5', '4', '3', '2', '1');
});

it('leads from the line of many to the list, marks them as seen, and closes', () => {
  render(listOf(noticesWith(5, 4, 3, 2, 1)));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/siparisler');
  fireEvent.click(screen.getByRole('link'));
  expect(markSeen).toHaveBeenLastCalledWith('5', '4', '3', '2', '1');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps the line of many where one of them is marked while the list is open', () => {
  const { rerender } = render(listOf(noticesWith(5, 4, 3, 2, 1)));
  const [first, ...others] = noticesWith(5, 4, 3, 2, 1)!;
  rerender(listOf([{ ...first!, isSeen: true }, ...others]));
  expect(shown()).toEqual(['5 yeni sipariş']);
});

it('says that all that is shown counts as read', () => {
  render(listOf(noticesWith(2, 1)));
  fireEvent.click(screen.getByRole('button', { name: 'Tümünü okundu say' }));
  expect(screen.getByRole('status').textContent).toBe('Gösterilen bildirimler okundu sayıldı.');
});
