import { type Context, createContext, use } from 'react';

interface RowActions<Actions> {
  /** Around the list. */
  readonly RowActions: Context<Actions | null>;
  readonly useRowActions: () => Actions;
}

/** What the cells of a list can do; its columns never change, so that their cells stay mounted. */
export function rowActions<Actions>(): RowActions<Actions> {
  const RowActions = createContext<Actions | null>(null);
  return {
    RowActions,
    useRowActions: () => {
      const actions = use(RowActions);
      if (actions === null) throw new Error('Only cells of a list have its actions');
      return actions;
    },
  };
}
