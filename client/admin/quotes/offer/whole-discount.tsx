import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { writeKurus } from '../../../shop/kurus';
import { discounted, type OfferValues } from './offer-values';
import { readPercent, writePercent } from './percent';

/** Gives every line that has a list price the same discount; each can be changed after that. Nothing where no line has one. */
export function WholeDiscount() {
  const { getValues, setValue } = useFormContext<OfferValues>();
  const lines = useWatch<OfferValues, 'lines'>({ name: 'lines' });
  const [typed, setTyped] = useState('');
  const share = readPercent(typed);
  const apply = () => {
    if (share === null) return;
    for (const [index, { listPrice }] of getValues('lines').entries()) {
      if (listPrice === null) continue;
      setValue(`lines.${index}.discount`, share === 0 ? '' : writePercent(share), { shouldDirty: true });
      setValue(`lines.${index}.unitPrice`, writeKurus(discounted(listPrice, share)), { shouldDirty: true });
    }
  };
  if (lines.every(({ listPrice }) => listPrice === null)) return null;
  return (
    <Flex gap="2" align="end" wrap="wrap">
      <Field.Root width="8rem" invalid={typed !== '' && share === null}>
        <Field.Label>Listeden indirim, %</Field.Label>
        <Input
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form is sent from elsewhere.
            event.preventDefault();
            apply();
          }}
        />
      </Field.Root>
      <Button variant="outline" size="sm" aria-disabled={share === null} onClick={apply}>
        Uygula
      </Button>
    </Flex>
  );
}
