import { useEffectEvent, useLayoutEffect } from 'react';
import { type ListQuery, readListQuery } from './list-query';
import { FILTER_FORM } from './use-filter-sheet';

/** Order and filters that were chosen before the scripts came are applied once they are there, as if chosen now. */
export function useEarlyFilters(apply: (query: ListQuery, history: 'replace') => void): void {
  const adopt = useEffectEvent(() => {
    const form = document.getElementById(FILTER_FORM);
    if (!(form instanceof HTMLFormElement) || !isOpenedAnew()) return;
    if (![...form.elements].some(isChanged)) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') parameters.append(name, value);
    }
    apply(readListQuery(parameters), 'replace');
  });
  useLayoutEffect(() => adopt(), []);
}

/** Coming back or reloading, a browser fills in fields as they were left, which may be those of another list. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** Whether a control holds something different from what came with the page. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
