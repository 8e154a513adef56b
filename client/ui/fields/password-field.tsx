import { Button, Input, InputGroup } from '@chakra-ui/react';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { useTextControl } from './use-text-control';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const control = useTextControl(field);
  const action = isShown ? 'Gizle' : 'Göster';
  return (
    <Field {...field}>
      <InputGroup
        endElementProps={{ paddingInline: '1' }}
        endElement={
          <Button
            variant="ghost"
            size="sm"
            color="petrol.fg"
            // Both words fit: the button stays under the pointer.
            minWidth="4.5rem"
            aria-label={`${action}: ${field.label}`}
            css={{ '@media (scripting: none)': { display: 'none' } }}
            onClick={() => setIsShown(!isShown)}
          >
            {action}
          </Button>
        }
      >
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          paddingInlineEnd="20"
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </InputGroup>
    </Field>
  );
}
