/** The named controls of a form in the order of the page; a fieldset counts as the control of a group. */
export function namedControls(form: HTMLFormElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !('name' in control)) continue;
    const name = String(control.name);
    if (name !== '' && !controls.has(name)) controls.set(name, control);
  }
  return controls;
}

/** Where a press has done its part, such as filling in, the next one sends. */
export function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}

/** Moves focus and sight to the control of that name. */
export function focusControl(form: HTMLFormElement, name: string): void {
  const control = namedControls(form).get(name);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
