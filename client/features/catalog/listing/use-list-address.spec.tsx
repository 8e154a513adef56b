import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { AppliedFilterChips } from './applied-filter-chips';
import { appliedFilters } from './applied-filters';
import { type ListQuery, readListQuery, refine } from './list-query';
import { useListAddress } from './use-list-address';

const PATH = '/urunler';

afterEach(cleanup);

it('keeps a change of a field that is still loading when a filter is removed', async () => {
  const { answer, address } = await openList('?marka=platerm&stok=var');
  fireEvent.click(screen.getByText('Yeni ürünler göster'));
  fireEvent.click(screen.getByText('Stokta olanlar'));
  await answer();
  expect(address()).toBe('?marka=platerm&yeni=true');
});

it('keeps the removal of a filter that is still loading when another is removed', async () => {
  const { answer, address } = await openList('?marka=platerm&stok=var&yeni=true');
  fireEvent.click(screen.getByText('Stokta olanlar'));
  await waitFor(() => expect(screen.queryByText('Stokta olanlar')).toBeNull());
  fireEvent.click(screen.getByText('Yeni ürünler'));
  await answer();
  expect(address()).toBe('?marka=platerm');
});

it('shows a change at once and the earlier query again on the way back', async () => {
  const { answer, router } = await openList('?marka=platerm');
  fireEvent.click(screen.getByText('Yeni ürünler göster'));
  expect(screen.getByText('Yeni ürünler')).toBeTruthy();
  await answer();
  act(() => void router.navigate(-1));
  await answer();
  expect(screen.queryByText('Yeni ürünler')).toBeNull();
});

/** A list whose results come when the test says so. */
async function openList(search: string) {
  const waiting: (() => void)[] = [];
  const answer = async () => {
    await act(async () => {
      for (const come of waiting.splice(0)) come();
      await Promise.resolve();
    });
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  };
  const loader = async ({ request }: { request: Request }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return readListQuery(new URL(request.url).searchParams);
  };
  const router = createMemoryRouter([{ path: PATH, Component: List, loader, HydrateFallback: () => null }], {
    initialEntries: [PATH + search],
  });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answer();
  return { answer, router, address: () => router.state.location.search };
}

function List() {
  const settled = useLoaderData<ListQuery>();
  const { query, apply } = useListAddress(PATH, settled);
  const filters = appliedFilters(query, { category: () => undefined, brand: () => undefined });
  return (
    <>
      <button type="button" onClick={() => apply(refine(query, { isNew: true }))}>
        Yeni ürünler göster
      </button>
      <AppliedFilterChips path={PATH} query={query} filters={filters} />
    </>
  );
}
