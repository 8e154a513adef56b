import { Button, Flex, type FlexProps, Span, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Icon } from '../../ui/controls/icon';
import { useFormParts } from '../../ui/fields/form-context';
import { messagesIn } from '../../ui/fields/use-field-error';
import { focusControl } from '../../ui/form/form-controls';
import { SubmitButton } from '../../ui/form/submit-button';

interface SaveBarProps extends FlexProps {
  /** The labels of the fields that differ from what is saved. */
  changed: readonly string[];
  isNew?: boolean;
  /** Giving up leads somewhere even where nothing was changed. */
  isLeft?: boolean;
  onDiscard: () => void;
  /** Another way to keep what was changed. */
  otherWay?: ReactNode;
}

/** What is not saved, what is wrong with it, and the way to save; always in sight. */
export function SaveBar({
  changed,
  isNew = false,
  isLeft = false,
  onDiscard,
  otherWay,
  ...place
}: SaveBarProps) {
  const { formRef } = useFormParts();
  const { errors } = useFormState();
  const wrong = messagesIn(errors).map(([path]) => path);
  const goToError = () => {
    const [first] = wrong;
    if (formRef.current && first !== undefined) focusControl(formRef.current, first);
  };
  return (
    <Flex
      position="sticky"
      top={{ md: '0' }}
      bottom={{ base: '0', md: 'auto' }}
      order={{ base: 1, md: 0 }}
      zIndex="docked"
      wrap="wrap"
      align="center"
      gap="2"
      paddingInline="4"
      paddingBlock="2"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.surface"
      {...place}
    >
      {/* As high with the labels of what was changed as without: the form below stays where it is pressed. */}
      <Flex
        direction="column"
        justify="center"
        flex="1 1 12rem"
        minWidth="0"
        minHeight={{ md: '12' }}
        role="status"
      >
        <Text fontWeight="medium">{titleOf(changed.length, isNew)}</Text>
        {changed.length > 0 && (
          <Text textStyle="small" color="fg.muted" truncate hideBelow="md">
            {changed.join(', ')}
          </Text>
        )}
      </Flex>
      {wrong.length > 0 && (
        <Button variant="ghost" size="sm" color="danger.fg" onClick={goToError}>
          <Icon of={CircleAlert} />
          {wrong.length} hata
        </Button>
      )}
      {(changed.length > 0 || isLeft) && (
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Vazgeç
        </Button>
      )}
      {otherWay}
      <SubmitButton busyLabel="Kaydediliyor..." size="sm">
        Kaydet
        <Span hideBelow="md" textStyle="tiny" aria-hidden>
          Ctrl S
        </Span>
      </SubmitButton>
    </Flex>
  );
}

function titleOf(count: number, isNew: boolean): string {
  if (count > 0) return `${String(count)} kaydedilmemiş değişiklik`;
  return isNew ? 'Henüz kaydedilmedi' : 'Bütün değişiklikler kayıtlı.';
}
