import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Where the chosen theme is kept: `light`, `dark`, or nothing for the one of the system. */
export const THEME_KEY = 'tema';

/** What is in force here: storage may be switched off, the choice then lasts as long as the page. */
let choiceInForce: ThemeChoice | undefined;
const listeners = new Set<() => void>();

/** What the visitor chose; `system` in the HTML of the server, which cannot know. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}

export function chooseTheme(choice: ThemeChoice): void {
  choiceInForce = choice;
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // It is not kept for the next page.
  }
  showTheme(choice);
}

/** From whatever is shown to the other one. */
export function toggleTheme(): void {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

/** The `media` of a picture's source for dark grounds: the theme decides, not the system. Light in the HTML of the server. */
export function darkSourceMedia(): 'all' | 'not all' {
  return typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark'
    ? 'all'
    : 'not all';
}

/** Follows the system and the other tabs for as long as the page lives; paper is always light. */
export function followThemeChanges(): void {
  systemIsDark().addEventListener('change', () => showTheme(currentChoice()));
  const paper = matchMedia('print');
  paper.addEventListener('change', () => showTheme(paper.matches ? 'light' : currentChoice()));
  addEventListener('storage', ({ key }) => {
    if (key !== THEME_KEY && key !== null) return;
    choiceInForce = storedChoice();
    showTheme(choiceInForce);
  });
}

function showTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.theme = theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    source.media = darkSourceMedia();
  }
  for (const listener of listeners) listener();
}

function currentChoice(): ThemeChoice {
  return (choiceInForce ??= storedChoice());
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
