import { Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { CheckField } from '../../../ui/choices/check-field';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { OrderDocumentText } from '../checkout/order-document-text';
import { OrderSection } from '../detail/order-section';
import { type OrderKey } from '../detail/cancel-order';

export const WaitingDocumentsFragment = graphql(`
  fragment WaitingDocuments on Order {
    waitingDocuments {
      slug
      title
      version
      hash
      html
    }
  }
`);

export const AcceptOrderDocumentsMutation = graphql(
  `
    mutation AcceptOrderDocuments($input: AcceptOrderDocumentsInput!) {
      acceptOrderDocuments(input: $input) {
        id
        ...WaitingDocuments
      }
    }
  `,
  [WaitingDocumentsFragment],
);

type Documents = ResultOf<typeof WaitingDocumentsFragment>['waitingDocuments'];

interface WaitingDocumentsProps {
  order: FragmentOf<typeof WaitingDocumentsFragment>;
  orderKey: OrderKey;
  /** Another version of a text is to be read. */
  onChanged: () => void;
}

/** The texts of an order that staff recorded at the word of its buyer, who accepts them here. */
export function WaitingDocuments({ order, orderKey, onChanged }: WaitingDocumentsProps) {
  const { waitingDocuments: documents } = readFragment(WaitingDocumentsFragment, order);
  const [wasAccepted, setWasAccepted] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <Text role="status" ref={status} tabIndex={-1} _empty={{ display: 'none' }}>
        {wasAccepted && 'Metinleri onayladınız. Onayladığınız metinler e-postanıza gelir.'}
      </Text>
      {documents.length > 0 && !wasAccepted && (
        <OrderSection title="Metinleri onaylayın">
          <AcceptForm
            // A text that changed is read and accepted anew.
            key={documents.map(({ hash }) => hash).join()}
            documents={documents}
            orderKey={orderKey}
            onAccepted={() => {
              setWasAccepted(true);
              // The form is gone then.
              requestAnimationFrame(() => status.current?.focus());
            }}
            onChanged={onChanged}
          />
        </OrderSection>
      )}
    </>
  );
}

interface AcceptFormProps {
  documents: Documents;
  orderKey: OrderKey;
  onAccepted: () => void;
  onChanged: () => void;
}

function AcceptForm({ documents, orderKey, onAccepted, onChanged }: AcceptFormProps) {
  const [, accept] = useMutation(AcceptOrderDocumentsMutation);
  const form = useForm({
    schema: z.object(
      Object.fromEntries(
        documents.map(({ slug, title, hash }) => [
          slug,
          z.string().refine((accepted) => accepted === hash, `«${title}» metnini onaylayın.`),
        ]),
      ),
    ),
    defaultValues: Object.fromEntries(documents.map(({ slug }) => [slug, ''])),
    send: async () => {
      const acceptedDocuments = documents.map(({ slug, version, hash }) => ({ slug, version, hash }));
      const { error } = await accept({ input: { ...orderKey, acceptedDocuments } });
      if (!error) return undefined;
      const refusal = refusalOf(error);
      if (refusal.code === 'DOCUMENTS_CHANGED') onChanged();
      return refusal;
    },
    onAccepted,
  });
  return (
    <Form form={form} label="Metinleri onaylayın">
      <Stack gap="4">
        <Text>
          Siparişiniz, teklifimizi sözlü olarak kabul etmeniz üzerine kaydedildi. Aşağıdaki metinleri okuyup
          onaylamanızı rica ederiz.
        </Text>
        <FormMessage />
        <ErrorSummary />
        {documents.map((document) => (
          <Stack key={document.slug} as="section" aria-label={document.title} gap="3" minWidth="0">
            <OrderDocumentText document={document} />
            <CheckField name={document.slug} value={document.hash}>
              «{document.title}» metnini okudum, onaylıyorum.
            </CheckField>
          </Stack>
        ))}
        <div>
          <SubmitButton busyLabel="Kaydediliyor...">Metinleri onayla</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
