import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { usePendingSearch } from '../../../ui/navigation/use-pending-search';
import { readRowsState, type RowsState, type RowsView, writeRowsState } from './rows-state';

/** What the address asks of the rows of an import, the one that is being loaded included, and how to ask for others. */
export function useRowsState(id: string) {
  const navigate = useNavigate();
  const state = readRowsState(new URLSearchParams(usePendingSearch()));
  const addressOf = (next: Partial<RowsState>) =>
    paths.adminImport(id, writeRowsState({ ...state, page: 1, ...next }));
  const ask = (next: Partial<RowsState>) => {
    // A text that is being typed is one step back, not one for each letter.
    const replace = Boolean(state.text && next.text && state.text !== next.text);
    void navigate(addressOf(next), { replace, preventScrollReset: true });
  };
  /** The address of a part of the rows, whatever they were narrowed to before. */
  const addressOfView = (view: RowsView) => addressOf({ view, text: '', hasWarnings: false });
  return { state, ask, addressOf, addressOfView };
}
