import { cleanup, renderHook } from '@testing-library/react';
import { useLastData } from './use-last-data';

afterEach(cleanup);

it.each([
  ['the server is not reached', undefined],
  ['the server answers with an error', null],
])('keeps what was loaded when %s', (_reason, missing) => {
  const initialProps: { data: object | null | undefined } = { data: missing };
  const { result, rerender } = renderHook(({ data }) => useLastData(data), { initialProps });
  expect(result.current).toBeUndefined();
  const [first, second] = [{ page: 1 }, { page: 2 }];
  for (const data of [first, missing]) {
    rerender({ data });
    expect(result.current).toBe(first);
  }
  rerender({ data: second });
  expect(result.current).toBe(second);
});
