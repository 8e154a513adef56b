import { Link, List } from '@chakra-ui/react';
import { useFormState } from 'react-hook-form';
import { ErrorAlert } from '../feedback/error-alert';
import { controlId, useFormParts } from '../fields/form-context';
import { errorAt } from '../fields/use-field-error';
import { focusControl } from './form-controls';

/** How many fields are wrong, with a link to each in the order of the page. It takes the focus when the form was refused. */
export function ErrorSummary() {
  const { id, formRef, refusal } = useFormParts();
  const { errors } = useFormState();
  const wrong = refusal.order.flatMap((name) => {
    const message = errorAt(errors, name);
    return message === undefined ? [] : [{ name, message }];
  });
  if (wrong.length === 0) return null;
  const goTo = (name: string, event: React.MouseEvent) => {
    // The address of the page stays as it is: it may say which stage is shown.
    event.preventDefault();
    if (formRef.current) focusControl(formRef.current, name);
  };
  const title =
    wrong.length === 1 ? 'Bir bilgi eksik veya hatalı' : `${wrong.length} bilgi eksik veya hatalı`;
  return (
    <ErrorAlert role="alert" title={title} data-error-summary="">
      <List.Root variant="plain">
        {wrong.map(({ name, message }) => (
          <List.Item key={name}>
            <Link
              href={`#${controlId(id, name)}`}
              color="inherit"
              paddingBlock="0.5"
              onClick={(event) => goTo(name, event)}
            >
              {message}
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </ErrorAlert>
  );
}
