import { Flex, Span } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { passwordStrength } from './password-strength';

interface PasswordStrengthMeterProps {
  /** Of the field with the password. */
  name: string;
  minLength: number;
}

/** How much the password that is being typed keeps out; before that it only holds its place. */
export function PasswordStrengthMeter({ name, minLength }: PasswordStrengthMeterProps) {
  const typed = useWatch<Record<string, string>>({ name });
  const strength = typed === '' ? undefined : passwordStrength(typed, minLength);
  return (
    <Flex
      as="span"
      wrap="wrap"
      align="center"
      columnGap="2"
      minHeight="1.334em"
      marginTop="1"
      color="fg.muted"
      fontWeight="medium"
    >
      <Span aria-hidden width="7.5rem" maxWidth="full" borderRadius="full" bg="bg.sunken" overflow="hidden">
        <Span
          display="block"
          width={`${(strength?.quarters ?? 0) * 25}%`}
          height="1.5"
          bg="petrol.fg"
          transition="width {durations.fast}"
        />
      </Span>
      {strength?.word}
    </Flex>
  );
}
