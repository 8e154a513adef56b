import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { PreviewImportMutation, type PreviewInput } from '../preview/preview-import';
import { PanelImportQuery } from './run.query';

/** Compares a file with the catalog anew. */
export function useComparing() {
  const client = useClient();
  const [, send] = useMutation(PreviewImportMutation);
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState(0);

  /** Resolves with why it was refused, or with undefined when it began and the screen has the import as it is by then. */
  async function compare(input: PreviewInput): Promise<string | undefined> {
    setBusy(true);
    const { error } = await send({ input });
    if (!error) {
      // The screen goes on with the import as it is by now, not as it was loaded.
      await client.query(PanelImportQuery, { id: input.id }).toPromise();
      setCount((before) => before + 1);
    }
    setBusy(false);
    return error && refusalOf(error).message;
  }

  return { compare, isBusy, count };
}

export type Comparing = ReturnType<typeof useComparing>;
