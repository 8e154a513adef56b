import { CheckField } from '../../ui/check-field';
import button from '../../ui/button.module.css';
import { documentField, DOCUMENTS_FIELD, fieldId } from './checkout-fields';
import styles from './documents-section.module.css';
import { FormSection } from './form-section';
import { OrderDocumentText } from './order-document-text';
import { type CheckoutForm } from './use-checkout-form';
import { type OrderDocuments } from './use-order-documents';

interface DocumentsSectionProps {
  form: CheckoutForm;
  documents: OrderDocuments;
}

/** The texts made for this order, each to read in place and to accept by itself; a text that changed is asked again. */
export function DocumentsSection({
  form,
  documents: { state, documents, makeAgain },
}: DocumentsSectionProps) {
  return (
    <FormSection
      number={5}
      title="Sözleşmeler"
      hint="Bu sipariş için, yazdığınız bilgilerle hazırlanır. Siparişle birlikte saklanır."
    >
      <div
        id={fieldId(DOCUMENTS_FIELD)}
        tabIndex={-1}
        className={styles.documents}
        aria-busy={state === 'outdated'}
      >
        {state === 'failed' && (
          <div className={styles.notice}>
            <p>Metinler hazırlanamadı. Yukarıda işaretli bir alan varsa düzeltin, yoksa yeniden deneyin.</p>
            <button
              type="button"
              className={`${button.button} ${button.line} ${button.small}`}
              onClick={makeAgain}
            >
              Yeniden dene
            </button>
          </div>
        )}
        {documents.length === 0 && state !== 'failed' && (
          <p className={styles.notice}>
            {state === 'waiting'
              ? 'Metinler, alıcı bilgileri ve adres tamamlanınca burada görünür.'
              : 'Metinler hazırlanıyor…'}
          </p>
        )}
        {documents.map((document) => {
          const accepted = form.accepted[document.slug];
          const field = documentField(document.slug);
          return (
            <section key={document.slug} className={styles.document} aria-label={document.title}>
              <OrderDocumentText document={document} />
              <CheckField
                id={fieldId(field)}
                name={field}
                isChecked={accepted === document.hash}
                onChange={(isChecked) => form.accept(document.slug, isChecked ? document.hash : null)}
              >
                «{document.title}» metnini okudum, onaylıyorum.
              </CheckField>
              {accepted !== undefined && accepted !== document.hash && (
                <p className={styles.changed}>
                  Metin, değişen bilgilerinize göre yenilendi. Yeniden onaylamanızı rica ederiz.
                </p>
              )}
            </section>
          );
        })}
        <p role="status" className={styles.status}>
          {state === 'outdated' && documents.length > 0 && 'Metinler bilgilerinize göre yenileniyor…'}
        </p>
      </div>
    </FormSection>
  );
}
