import { Button, chakra, Field, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { CheckField } from '../../../ui/choices/check-field';
import { Icon } from '../../../ui/controls/icon';
import { useFieldError } from '../../../ui/fields/use-field-error';
import { FormSection } from '../../../ui/form/form-section';
import { type CheckoutValues } from './checkout-form';
import { OrderDocumentText } from './order-document-text';
import { DOCUMENTS_FIELD } from './order-documents';
import { type OrderDocument, type OrderDocuments } from './use-order-documents';

interface DocumentsSectionProps {
  number: number;
  documents: OrderDocuments;
}

/** The texts made for this order, each to read in place and to accept by itself; a text that changed is asked again. */
export function DocumentsSection({
  number,
  documents: { state, documents, makeAgain },
}: DocumentsSectionProps) {
  const error = useFieldError(DOCUMENTS_FIELD);
  return (
    <FormSection
      number={number}
      title="Sözleşmeler"
      reason="Bu sipariş için, yazdığınız bilgilerle hazırlanır. Siparişle birlikte saklanır."
    >
      <chakra.fieldset
        name={DOCUMENTS_FIELD}
        aria-label="Sözleşme metinleri"
        tabIndex={-1}
        display="grid"
        gap="5"
        minWidth="0"
        aria-busy={state === 'outdated'}
      >
        {state === 'failed' && (
          <Notice>
            <Text flex="1 1 16rem">
              Metinler hazırlanamadı. Yukarıda işaretli bir alan varsa düzeltin, yoksa yeniden deneyin.
            </Text>
            <Button variant="outline" size="sm" onClick={makeAgain}>
              Yeniden dene
            </Button>
          </Notice>
        )}
        {documents.length === 0 && state !== 'failed' && (
          <Notice>
            {state === 'waiting'
              ? 'Metinler, alıcı bilgileri ve adres tamamlanınca burada görünür.'
              : 'Metinler hazırlanıyor…'}
          </Notice>
        )}
        {documents.map((document) => (
          <Document key={document.slug} document={document} isOutdated={state === 'outdated'} />
        ))}
        <Text role="status" textStyle="small" color="fg.muted" _empty={{ display: 'none' }}>
          {state === 'outdated' && documents.length > 0 && 'Metinler bilgilerinize göre yenileniyor…'}
        </Text>
        {error !== undefined && (
          <Field.Root invalid>
            <Field.ErrorText>
              <Icon of={CircleAlert} />
              {error}
            </Field.ErrorText>
          </Field.Root>
        )}
      </chakra.fieldset>
    </FormSection>
  );
}

function Document({ document, isOutdated }: { document: OrderDocument; isOutdated: boolean }) {
  const name = `${DOCUMENTS_FIELD}.${document.slug}` as const;
  const accepted = useWatch<CheckoutValues, typeof name>({ name });
  return (
    <chakra.section
      aria-label={document.title}
      display="grid"
      gap="3"
      minWidth="0"
      opacity={isOutdated ? '0.6' : undefined}
    >
      <OrderDocumentText document={document} />
      <CheckField name={name} value={document.hash}>
        «{document.title}» metnini okudum, onaylıyorum.
      </CheckField>
      {accepted && accepted !== document.hash && (
        <Text textStyle="small" color="warning.fg">
          Metin, değişen bilgilerinize göre yenilendi. Yeniden onaylamanızı rica ederiz.
        </Text>
      )}
    </chakra.section>
  );
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.strong"
      borderRadius="md"
      color="fg.muted"
    >
      {children}
    </Flex>
  );
}
