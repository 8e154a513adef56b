import { useEffect, useEffectEvent } from 'react';
import { type ListView } from './list-query';

const KEY = 'liste-gorunumu';

/** Keeps the chosen view for later visits; a browser that stores nothing is no error. */
export function rememberView(view: ListView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Storage is full or switched off: the address still carries the view.
  }
}

/** On the first sight of a list, leads a visitor who prefers rows there; after that the visitor decides. */
export function useRememberedView(shown: ListView, showRows: () => void): void {
  const followMemory = useEffectEvent(() => {
    if (shown === 'grid' && remembersRows()) showRows();
  });
  useEffect(() => followMemory(), []);
}

function remembersRows(): boolean {
  try {
    return localStorage.getItem(KEY) === ('list' satisfies ListView);
  } catch {
    return false;
  }
}
