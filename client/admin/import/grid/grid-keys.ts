import { type KeyboardEvent } from 'react';
import { isTyping } from '../../../ui/table/row-keys';

/** Arrow keys go from cell to cell, and from the grid itself to its first one. */
export function followCellKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
  const next = cellAt(event.currentTarget, event.target, event.key);
  if (!next) return;
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  event.preventDefault();
  event.stopPropagation();
}

const ALONG = { ArrowLeft: -1, ArrowRight: 1 } as const;
const ACROSS = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;

function cellAt(grid: HTMLElement, target: EventTarget, key: string): HTMLElement | null | undefined {
  const isArrow = key in ALONG || key in ACROSS;
  if (!isArrow || !(target instanceof HTMLElement)) return null;
  if (target === grid) return grid.querySelector<HTMLElement>('[data-cell]');
  const cell = target.closest('td');
  const row = cell?.parentElement;
  if (!cell || !row || target.dataset.cell === undefined) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const own = [...row.querySelectorAll<HTMLElement>('[data-cell]')];
    return own[own.indexOf(target) + ALONG[key]];
  }
  const sibling = row[ACROSS[key as keyof typeof ACROSS]];
  return sibling?.children.item(cell.cellIndex)?.querySelector<HTMLElement>('[data-cell]');
}
