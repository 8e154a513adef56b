import { type RefObject, useEffect } from 'react';

/** Ctrl and S send the form, from wherever somebody is on its screen. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog above the form has the keyboard.
      if (!event.repeat && !document.querySelector('[role=dialog], [role=alertdialog]')) {
        form.current?.requestSubmit();
      }
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
