import { Box } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../ui/fields/text-field';
import { useDistricts } from './use-districts';

interface DistrictFieldProps {
  /** Of the address in its form. */
  name: string;
  autoComplete: string;
}

/** A district as text, because browsers fill it in; those of the province are suggested. */
export function DistrictField({ name, autoComplete }: DistrictFieldProps) {
  const list = useId();
  const [isEntered, setIsEntered] = useState(false);
  const province = useWatch({ name: `${name}.province` }) as string;
  const districts = useDistricts(province, isEntered);
  return (
    <Box onFocus={() => setIsEntered(true)}>
      <TextField name={`${name}.district`} label="İlçe" autoComplete={autoComplete} list={list} />
      <datalist id={list}>
        {districts.map((district) => (
          <option key={district} value={district} />
        ))}
      </datalist>
    </Box>
  );
}
