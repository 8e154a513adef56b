import { listState, pageField } from '../../../ui/navigation/list-state';

export const IMPORTS_PER_PAGE = 10;

/** Which of the earlier imports the address asks for. */
export const { parse: readStartPage, serialize: writeStartPage } = listState<{ readonly page: number }>({
  page: pageField('sayfa', IMPORTS_PER_PAGE),
});

export function runsVariables(page: number) {
  return { skip: (page - 1) * IMPORTS_PER_PAGE, take: IMPORTS_PER_PAGE };
}
