import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Selection } from './selection';

interface Choosing {
  readonly selection: Selection;
  readonly choose: (chosen: Selection) => void;
}

/** What was chosen before the scripts came counts as if it was chosen now. */
export function useEarlyChoices(
  namePrefix: string,
  { selection, choose }: Choosing,
  groups: readonly { readonly id: string }[],
): void {
  const early = useRef<Selection>({});
  const read = useEffectEvent(() => {
    const chosenEarly = groups.flatMap(({ id }) => {
      const radios = [...document.getElementsByName(`${namePrefix}-${id}`)] as HTMLInputElement[];
      const chosen = radios.find(({ checked }) => checked);
      return chosen && chosen.value !== selection[id] ? [[id, chosen.value] as const] : [];
    });
    early.current = Object.fromEntries(chosenEarly);
  });
  const adopt = useEffectEvent(() => Object.keys(early.current).length > 0 && choose(early.current));
  // Read before the first effect draws the radios anew; only after it a navigation can follow.
  useLayoutEffect(() => read(), []);
  useEffect(() => void adopt(), []);
}
