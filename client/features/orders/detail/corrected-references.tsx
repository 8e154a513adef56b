import { Alert, Button, DataList, Flex, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { Icon } from '../../../ui/controls/icon';
import { Form } from '../../../ui/form/form';
import { type FormErrors } from '../../../ui/form/form-errors';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFirstFocus } from '../../../ui/form/use-first-focus';
import { type FormState, useForm } from '../../../ui/form/use-form';
import { OrderSection } from './order-section';
import {
  REFERENCE_NAMES,
  ReferenceFields,
  REFERENCES,
  type ReferenceValues,
  referencesSchema,
  sentReferences,
  typedReferences,
} from './reference-fields';

export const CorrectedReferencesFragment = graphql(`
  fragment CorrectedReferences on Order {
    version
    areReferencesCorrectable
    references {
      purchaseOrder
      project
      requisition
    }
  }
`);

interface CorrectedReferencesProps {
  title: string;
  order: FragmentOf<typeof CorrectedReferencesFragment>;
  /** Of an order as it was, nothing can be changed. */
  isPast?: boolean;
  /** Asks before the page with unsaved changes is left. */
  Guard: ComponentType<{ form: FormState<ReferenceValues> }>;
  /** Resolves with what was refused; a conflict reads the order anew. */
  send: (
    references: ReturnType<typeof sentReferences>,
    expectedVersion: number,
  ) => Promise<FormErrors | undefined>;
}

/** What the buyer files an order under: read first, corrected on demand until it is sent off. */
export function CorrectedReferences({
  title,
  order: masked,
  isPast = false,
  Guard,
  send,
}: CorrectedReferencesProps) {
  const order = readFragment(CorrectedReferencesFragment, masked);
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    flushSync(() => setIsEdited(false));
    edit.current?.focus({ preventScroll: true });
  };
  const isOpen = order.areReferencesCorrectable && !isPast;
  if (!order.references && !isOpen && !isEdited) return null;
  return (
    <OrderSection title={title}>
      {isEdited ? (
        <Editor title={title} order={order} send={send} Guard={Guard} onEnd={end} />
      ) : (
        <Stack gap="3" alignItems="start">
          <NamedReferences references={order.references} />
          {isOpen && (
            <Button
              ref={edit}
              variant="outline"
              size="sm"
              aria-label={`${title}: düzenle`}
              _print={{ display: 'none' }}
              onClick={() => setIsEdited(true)}
            >
              <Icon of={Pencil} />
              {order.references ? 'Düzenle' : 'Ekle'}
            </Button>
          )}
        </Stack>
      )}
    </OrderSection>
  );
}

type Shown = ResultOf<typeof CorrectedReferencesFragment>;

interface EditorProps extends Pick<CorrectedReferencesProps, 'title' | 'send' | 'Guard'> {
  order: Shown;
  onEnd: () => void;
}

function Editor({ title, order, send, Guard, onEnd }: EditorProps) {
  const [first] = useState(order.references);
  const form = useForm({
    schema: referencesSchema,
    defaultValues: typedReferences(order.references),
    send: (values) => send(sentReferences(values), order.version),
    onAccepted: onEnd,
  });
  useFirstFocus(form, REFERENCES[0]);
  const isOutdated = JSON.stringify(first) !== JSON.stringify(order.references) && !form.isAccepted.current;
  return (
    <Form form={form} label={title}>
      <Guard form={form} />
      <Stack gap="4">
        <FormMessage />
        {isOutdated && (
          <Alert.Root status="warning" role="status">
            <Alert.Content>
              <Alert.Title>Şu anda kayıtlı olan</Alert.Title>
              <NamedReferences references={order.references} />
            </Alert.Content>
          </Alert.Root>
        )}
        <ReferenceFields isNarrow />
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" onClick={onEnd}>
            Vazgeç
          </Button>
          <SubmitButton busyLabel="Kaydediliyor...">Kaydet</SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}

function NamedReferences({ references }: Pick<Shown, 'references'>) {
  if (!references) return <Text color="fg.muted">Belgelerde yer alacak bir referans girilmedi.</Text>;
  return (
    <DataList.Root gap="3">
      {REFERENCES.map(
        (name) =>
          references[name] !== null && (
            <DataList.Item key={name} flexDirection="column" alignItems="start" gap="0">
              <DataList.ItemLabel textStyle="small">{REFERENCE_NAMES[name]}</DataList.ItemLabel>
              <DataList.ItemValue flex="none" overflowWrap="anywhere">
                {references[name]}
              </DataList.ItemValue>
            </DataList.Item>
          ),
      )}
    </DataList.Root>
  );
}
