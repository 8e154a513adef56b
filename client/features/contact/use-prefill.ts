import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { isKnownVisitor } from '../../graphql/known-visitor';
import { formatPhone } from '../../shop/format';
import { useHydrated } from '../../ui/controls/use-hydrated';

export const ContactPrefillQuery = graphql(`
  query ContactPrefill {
    me {
      name
      email
      phone
      company
    }
  }
`);

/**
 * Writes into empty fields what the shop knows of a signed-in customer. The page is cached and names nobody, so the browser
 * asks.
 *
 * @returns `fill` writes it once more, into a form that was emptied
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>): {
  fill: () => void;
  isCustomer: boolean;
} {
  const isAsked = useHydrated() && isKnownVisitor();
  const [{ data }] = useQuery({
    query: ContactPrefillQuery,
    pause: !isAsked,
    context: CUSTOMER,
  });
  const me = data?.me;
  const fill = () => {
    if (!me) return;
    const phone = me.phone && formatPhone(me.phone);
    const known = { ad: me.name, eposta: me.email, telefon: phone, firma: me.company };
    for (const [name, value] of Object.entries(known)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '' && value) field.value = value;
    }
  };
  const fillAtFirst = useEffectEvent(fill);
  useEffect(() => {
    if (me) fillAtFirst();
  }, [me]);
  return { fill, isCustomer: Boolean(me) };
}

/** A list without anybody in it would not be asked again when somebody signs in. */
const CUSTOMER = { additionalTypenames: ['Customer'] };
