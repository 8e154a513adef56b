import { FileDown } from 'lucide-react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatBytes } from '../../../shop/format-bytes';
import { Icon } from '../../../ui/controls/icon';
import text from '../../../design/text.module.css';
import styles from './product-documents.module.css';

export const ProductDocumentsFragment = graphql(`
  fragment ProductDocuments on ProductDocument {
    fileId
    kind
    language
    title
    bytes
    url
  }
`);

type Kind = ResultOf<typeof ProductDocumentsFragment>['kind'];

const KINDS: Readonly<Record<Kind, string>> = {
  DATA_SHEET: 'Teknik föy',
  DRAWING: 'Teknik çizim',
  CERTIFICATE: 'Sertifika',
  MANUAL: 'Kullanım kılavuzu',
};

const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'İngilizce',
  de: 'Almanca',
  fr: 'Fransızca',
  it: 'İtalyanca',
};

interface ProductDocumentsProps {
  documents: readonly FragmentOf<typeof ProductDocumentsFragment>[];
}

/** Files to download, with what each is; the language is said where it is not Turkish. */
export function ProductDocuments({ documents }: ProductDocumentsProps) {
  return (
    <ul className={styles.documents}>
      {readFragment(ProductDocumentsFragment, documents).map(
        ({ fileId, kind, language, title, bytes, url }) => (
          <li key={fileId}>
            <Icon of={FileDown} size={20} />
            <div>
              <a className={text.link} href={url} download>
                {title}
              </a>
              <p>
                {[
                  KINDS[kind],
                  language === 'tr' ? '' : (LANGUAGES[language] ?? language),
                  'PDF',
                  formatBytes(bytes),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
