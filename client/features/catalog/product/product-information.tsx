import { Check } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { Paragraphs } from '../../content/prose/paragraphs';
import styles from './product-information.module.css';
import { ProductDocuments, ProductDocumentsFragment } from './product-documents';
import { type ProductTab, ProductTabs } from './product-tabs';
import { SpecTable } from './spec-table';

export const ProductInformationFragment = graphql(
  `
    fragment ProductInformation on Product {
      description
      features
      applications
      technicalSpecs {
        name
        value
        unit
        group
      }
      documents {
        ...ProductDocuments
      }
    }
  `,
  [ProductDocumentsFragment],
);

/** Description, specification, features, applications and documents; what is empty has no tab. */
export function ProductInformation({ product }: { product: FragmentOf<typeof ProductInformationFragment> }) {
  const { description, technicalSpecs, features, applications, documents } = readFragment(
    ProductInformationFragment,
    product,
  );
  const tabs: (ProductTab & { isEmpty: boolean })[] = [
    {
      id: 'aciklama',
      title: 'Açıklama',
      isEmpty: description.trim() === '',
      content: (
        <div className={styles.prose}>
          <Paragraphs text={description} />
        </div>
      ),
    },
    {
      id: 'teknik-ozellikler',
      title: 'Teknik Özellikler',
      count: technicalSpecs.length,
      isEmpty: technicalSpecs.length === 0,
      content: <SpecTable specs={technicalSpecs} />,
    },
    {
      id: 'ozellikler',
      title: 'Özellikler',
      count: features.length,
      isEmpty: features.length === 0,
      content: <Points points={features} />,
    },
    {
      id: 'uygulama-alanlari',
      title: 'Uygulama Alanları',
      count: applications.length,
      isEmpty: applications.length === 0,
      content: <Points points={applications} />,
    },
    {
      id: 'belgeler',
      title: 'Belgeler',
      count: documents.length,
      isEmpty: documents.length === 0,
      content: <ProductDocuments documents={documents} />,
    },
  ];
  return <ProductTabs tabs={tabs.filter(({ isEmpty }) => !isEmpty)} />;
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon of={Check} />
          {point}
        </li>
      ))}
    </ul>
  );
}
