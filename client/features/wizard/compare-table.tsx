import { Link } from 'react-router-dom';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { formatQuantity, withUnit } from '../../shop/format';
import { Price } from '../../ui/controls/price';
import { StockMark } from '../catalog/cards/stock-mark';
import styles from './compare-table.module.css';
import { MAX_SCORE, pointsText, reasonLabel, reasonText } from './reason-text';
import { type WizardResult } from './result-fragment';

/** Up to three results side by side: offer, answers, and every value that one of them has. */
export function CompareTable({ results }: { results: readonly WizardResult[] }) {
  const specNames = [
    ...new Set(results.flatMap(({ product }) => product.technicalSpecs.map(({ name }) => name))),
  ];
  const answers = new Map(
    results.flatMap(({ reasons }) =>
      reasons
        .filter(({ question }) => question !== 'CATEGORY')
        .map((reason) => [reasonLabel(reason), reason] as const),
    ),
  );
  return (
    <section aria-labelledby="wizard-compare" className={styles.panel}>
      <h2 id="wizard-compare" className={text.h3}>
        Yan yana
      </h2>
      <div className={styles.scroll} role="region" aria-label="Karşılaştırma" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {results.map(({ id, product }) => (
                <th key={id} scope="col">
                  <Link to={paths.product(product.slug)}>{product.name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Net fiyat" results={results}>
              {({ product }) => (
                <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="inline" />
              )}
            </Row>
            <Row label="Stok" results={results}>
              {({ product }) => <StockMark inStock={product.inStock} />}
            </Row>
            <Row label="Teslim" results={results}>
              {({ product }) => product.deliveryTime ?? '–'}
            </Row>
            <Row label="En az" results={results}>
              {({ product }) => (
                <span translate="no">{formatQuantity(product.minOrderQuantity, product.unit)}</span>
              )}
            </Row>
            <Row label="Puan" results={results}>
              {({ score }) => `${pointsText(score)} / ${String(MAX_SCORE)}`}
            </Row>
            {[...answers.keys()].map((label) => (
              <Row key={label} label={label} results={results}>
                {({ reasons }) => {
                  const reason = reasons.find((one) => reasonLabel(one) === label);
                  return reason ? reasonText(reason) : '–';
                }}
              </Row>
            ))}
            {specNames.map((name) => (
              <Row key={name} label={name} results={results}>
                {({ product }) => {
                  const spec = product.technicalSpecs.find((one) => one.name === name);
                  return spec ? <span translate="no">{withUnit(spec.value, spec.unit)}</span> : '–';
                }}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  label: string;
  results: readonly WizardResult[];
  children: (result: WizardResult) => React.ReactNode;
}

function Row({ label, results, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {results.map((result) => (
        <td key={result.id}>{children(result)}</td>
      ))}
    </tr>
  );
}
