import { type RefObject } from 'react';
import { focusRow } from '../../ui/table/row-keys';
import { ScreenKeys } from '../navigation/screen-keys';
import { focusSearch } from './focus-search';

interface ListKeysProps {
  /** The list. */
  place: RefObject<HTMLElement | null>;
  rowKeys?: Readonly<Record<string, string>> | undefined;
  onClearSelection?: () => void;
}

/** Keys of a list: `/` searches, J and K enter the rows, which listen to the others themselves, Escape empties the selection. */
export function ListKeys({ place, rowKeys = {}, onClearSelection }: ListKeysProps) {
  const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector) ?? null;
  const has = (selector: string) => () => find(selector) !== null;
  const search = () => focusSearch(place.current);
  const enterRows = (target: HTMLElement) => {
    const row = target.closest('[data-row]') ? null : find('[data-row]');
    if (!row) return false;
    focusRow(row);
    return true;
  };
  // The key stays free for what else it may close.
  const clear = () => {
    onClearSelection?.();
    return false;
  };
  const selected = 'Satırı seç; Shift ile son seçilenden buraya kadar';
  return (
    <ScreenKeys
      keys={[
        { pressed: ['/'], text: 'Listede ara', isHere: has('input[type=search]'), press: search },
        { pressed: ['J', '↓'], text: 'Sonraki satır', press: enterRows },
        { pressed: ['K', '↑'], text: 'Önceki satır', press: enterRows },
        { pressed: ['Enter'], text: 'Satırı aç', isHere: has('[data-title] a') },
        ...Object.entries(rowKeys).map(([letter, text]) => ({
          pressed: [letter],
          text,
          isHere: has(`[data-row] [aria-keyshortcuts=${letter.toLowerCase()}]`),
        })),
        { pressed: ['X'], text: selected, isHere: has('[data-select]') },
        { pressed: ['Esc'], text: 'Seçimi kaldır', isHere: has('[data-select]'), press: clear },
      ]}
    />
  );
}
