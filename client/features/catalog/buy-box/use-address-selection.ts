import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ChoiceGroup, type Choosing } from './selection';
import { readSelection, withSelection } from './selection-address';

/** What is chosen of the product at this address. A choice is shown at once and replaces the one in the address. */
export function useAddressSelection(groups: readonly ChoiceGroup[]): Choosing {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [selection, showSelection] = useOptimistic(readSelection(groups, parameters));
  const choose: Choosing['choose'] = (changed) => {
    const chosen = { ...selection, ...changed };
    startTransition(async () => {
      showSelection(chosen);
      const search = withSelection(parameters, groups, chosen).toString();
      await navigate({ search }, { replace: true, preventScrollReset: true });
    });
  };
  return { selection, choose };
}
