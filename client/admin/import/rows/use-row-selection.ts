import { useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/** The selected rows of a page. What is out of sight is not selected: nothing is done to it unseen. */
export function useRowSelection(page: string) {
  const [selected, setSelected] = useState({ ids: NOTHING, at: page });
  return {
    selection: selected.at === page ? selected.ids : NOTHING,
    select: (ids: ReadonlySet<string>) => setSelected({ ids, at: page }),
    clear: () => setSelected({ ids: NOTHING, at: page }),
  };
}
