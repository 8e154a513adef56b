import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Fields that another one hides keep their values, but what is wrong with them is neither said nor counted meanwhile. */
export function useHiddenFields(isHidden: boolean, ...names: readonly string[]): void {
  const { clearErrors } = useFormContext();
  const list = names.join(' ');
  useEffect(() => {
    if (isHidden) clearErrors(list.split(' '));
  }, [isHidden, list, clearErrors]);
}
