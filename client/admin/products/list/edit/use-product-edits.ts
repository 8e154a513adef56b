import { useCallback, useRef, useState } from 'react';
import { type Client, useClient } from 'urql';
import { type Refusal, refusalOf } from '../../../../graphql/refusal';
import { shortTime } from '../../../../shop/short-time';
import { type ProductRow } from '../products.query';
import { EDITABLE, type EditableName } from './editable-field';
import { EditProductMutation, ProductHistoryQuery } from './product-edits.query';

type Values = Pick<ProductRow, EditableName>;

/** A product as a save left it, or as it will. */
type Edited = Pick<ProductRow, 'id' | 'version'> & Values;

/** What somebody typed for a product. */
export interface Edit {
  readonly row: ProductRow;
  readonly name: EditableName;
  /** What stood there when it was typed. */
  readonly from: number;
  readonly to: number;
}

export interface RefusedEdit extends Edit {
  readonly reason: string;
}

interface Shown extends Values {
  /** Null while a save is on its way. */
  readonly version: number | null;
}

interface EditsOptions {
  readonly onSaved: (edit: Edit, version: number) => void;
  readonly onRefused: (edit: RefusedEdit) => void;
}

/**
 * Changes prices and stocks where they are listed. What was typed is shown at once, and taken back with the reason when the server
 * refuses it. The edits of one product follow each other, each on the version of the one before; other products do not wait.
 */
export function useProductEdits({ onSaved, onRefused }: EditsOptions) {
  const client = useClient();
  const [shown, setShown] = useState<ReadonlyMap<string, Shown>>(new Map());
  const saving = useRef(new Map<string, Promise<Edited>>());

  const show = useCallback((id: string, values: Shown | undefined) => {
    setShown((earlier) => {
      const others = new Map([...earlier].filter(([other]) => other !== id));
      return values ? others.set(id, values) : others;
    });
  }, []);

  const save = useCallback(
    async (edit: Edit): Promise<void> => {
      const { row, name, to } = edit;
      const before = saving.current.get(row.id) ?? Promise.resolve(row);
      show(row.id, { ...valuesIn(row, shown.get(row.id)), [name]: to, version: null });
      const result = before.then((left) => send(client, edit, newest(left, row)));
      const left = result.then(({ saved }) => saved);
      saving.current.set(row.id, left);
      const { saved, refusal } = await result;
      if (saving.current.get(row.id) === left) {
        saving.current.delete(row.id);
        show(row.id, refusal && saved.version <= row.version ? undefined : saved);
      }
      if (refusal) onRefused({ ...edit, reason: await reasonOf(client, edit, refusal) });
      else onSaved(edit, saved.version);
    },
    [client, show, shown, onSaved, onRefused],
  );

  /** The rows of the list may be older than the answer to a change. */
  const valuesOf = useCallback(
    (row: ProductRow): Values & { isBusy: boolean } => {
      const changed = shown.get(row.id);
      return { ...valuesIn(row, changed), isBusy: changed?.version === null };
    },
    [shown],
  );
  return { save, valuesOf };
}

function valuesIn({ version, basePrice, stockQuantity }: ProductRow, shown: Shown | undefined): Values {
  const isNewer = shown && (shown.version === null || shown.version > version);
  return isNewer ? shown : { basePrice, stockQuantity };
}

const newest = (left: Edited, row: ProductRow): Edited => (left.version > row.version ? left : row);

interface SendResult {
  readonly saved: Edited;
  readonly refusal?: Refusal;
}

/** Once more at the current version, where others changed something else meanwhile; what was seen of the stock is sent with it. */
async function send(client: Client, { name, from, to }: Edit, on: Edited): Promise<SendResult> {
  const product = name === 'basePrice' ? { basePrice: to } : { stock: { from, to } };
  let expectedVersion = on.version;
  for (let attempt = 1; ; attempt += 1) {
    const input = { id: on.id, expectedVersion, product };
    const { data, error } = await client.mutation(EditProductMutation, { input }).toPromise();
    if (data) return { saved: data.updateProduct };
    const refusal: Refusal = error
      ? refusalOf(error)
      : { code: 'INTERNAL', message: 'Kaydedilemedi.', fields: {}, details: {} };
    const { currentVersion, differing } = refusal.details as {
      currentVersion?: number;
      differing?: readonly string[];
    };
    const isUnrelated = name === 'stockQuantity' || !differing?.includes(name);
    if (refusal.code !== 'VERSION_CONFLICT' || !isUnrelated || !currentVersion || attempt > 1) {
      return { saved: on, refusal };
    }
    expectedVersion = currentVersion;
  }
}

/** Of a price that somebody else changed, too: who, when, and to what. */
async function reasonOf(client: Client, { row, name }: Edit, { code, message }: Refusal): Promise<string> {
  if (code !== 'VERSION_CONFLICT') return message;
  const { data } = await client
    .query(ProductHistoryQuery, { id: row.id }, { requestPolicy: 'network-only' })
    .toPromise();
  const { stored, text } = EDITABLE[name];
  const theirs = data?.adminProductHistory.find(({ changes }) =>
    changes.some(({ field }) => field === stored),
  );
  const value = theirs?.changes.find(({ field }) => field === stored)?.after;
  if (!theirs || value == null) return message;
  const who = theirs.actor.name ?? 'Başka biri';
  return `${who}, ${shortTime(theirs.savedAt)}: ${text(Number(value))} yaptı.`;
}
