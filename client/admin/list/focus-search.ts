/** Leads to the search box of a place; what is typed replaces what was searched for. */
export function focusSearch(place: HTMLElement | null): void {
  const field = place?.querySelector<HTMLInputElement>('input[type=search]');
  field?.focus();
  field?.select();
}
