import { type MouseEvent, type RefObject, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { focusRow } from '../../ui/table/row-keys';

/** The row that was opened last, and from where. */
let opened: OpenedRow | undefined;

interface OpenedRow {
  readonly address: string;
  readonly rowId: string;
  /** By steps from one record to the next, which may have led out of sight. */
  readonly isReachedByStep?: boolean;
}

/**
 * Gives the focus to the row that somebody comes back from, by Back or by the link to the list.
 *
 * @param address of what is listed
 * @returns what notes the row that is opened, to be called with each press in the list
 */
export function useReturnToRow(table: RefObject<HTMLTableElement | null>, address: string, hasRows: boolean) {
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!hasRows || opened?.address !== address || !isFocusFree()) return;
    const { rowId, isReachedByStep = false } = opened;
    opened = undefined;
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find((one) => one.dataset.row === rowId);
    // On Back the window scrolls to where it was by itself.
    if (row) focusRow(row, { preventScroll: isBack && !isReachedByStep });
  }, [table, address, hasRows, isBack]);
  return ({ target }: MouseEvent) => {
    const row = target instanceof Element && target.closest('[data-title] a') && target.closest('[data-row]');
    if (row instanceof HTMLElement) opened = { address, rowId: row.dataset.row ?? '' };
  };
}

/** Notes which record of a list is shown: on the way back its row gets the focus. @param address of the list */
export function useShownRow(address: string, rowId: string): void {
  useEffect(() => {
    const isReachedByStep = opened?.address === address && opened.rowId !== rowId;
    if (opened?.rowId !== rowId) opened = { address, rowId, isReachedByStep };
  }, [address, rowId]);
}

const isFocusFree = () => [document.body, document.getElementById(CONTENT_ID)].includes(focused());

const focused = () => document.activeElement as HTMLElement | null;
