import { Field as ChakraField, type FieldRootProps, Flex, Span } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../controls/icon';
import { CharacterCounter } from './character-counter';
import { controlId, errorId, hintId, useFormParts } from './form-context';
import { useFieldError } from './use-field-error';

export interface FieldProps {
  /** The dotted path under which the form holds it and the server names what is wrong with it. */
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** What may be wrong with it; it keeps nobody from sending the form. */
  warning?: string;
  /** The most characters it takes; how many are there is shown below. Longer text stays, for the schema to refuse. */
  limit?: number;
  /** The label is for those who do not see: what the field is for stands above it, or in it. */
  hasHiddenLabel?: boolean;
  /** Where it stands in a grid of fields: `1 / -1` for a whole row. */
  gridColumn?: FieldRootProps['gridColumn'];
}

/** A control with its label above; hint, counter and what is wrong with it below. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const {
    name,
    label,
    hint,
    isOptional = false,
    warning,
    limit,
    hasHiddenLabel,
    gridColumn,
    children,
  } = props;
  const { id } = useFormParts();
  const control = controlId(id, name);
  const error = useFieldError(name);
  return (
    <ChakraField.Root
      id={control}
      ids={{ helperText: hintId(control), errorText: errorId(control) }}
      invalid={error !== undefined}
      required={!isOptional}
      alignContent="start"
      gridColumn={gridColumn}
    >
      <ChakraField.Label srOnly={hasHiddenLabel} display="block">
        {label}
        {isOptional && (
          <Span color="fg.subtle" fontWeight="normal">
            {' '}
            (isteğe bağlı)
          </Span>
        )}
      </ChakraField.Label>
      {children}
      {hasHint(props) && (
        <ChakraField.HelperText as="div" width="full">
          <Flex gap="3" justify="space-between">
            {warning === undefined ? (
              <Span>{hint}</Span>
            ) : (
              <Flex gap="1.5" color="warning.fg">
                <Icon of={TriangleAlert} />
                {warning}
              </Flex>
            )}
            {limit !== undefined && <CharacterCounter name={name} limit={limit} />}
          </Flex>
        </ChakraField.HelperText>
      )}
      <ChakraField.ErrorText>
        <Icon of={CircleAlert} />
        {error}
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}

/** Whether anything but an error stands below the control. */
export function hasHint({ hint, limit, warning }: FieldProps): boolean {
  return hint != null || limit !== undefined || warning !== undefined;
}
