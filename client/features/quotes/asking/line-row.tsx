import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import controls from '../../../design/controls.module.css';
import text from '../../../design/text.module.css';
import { paths } from '../../../paths';
import { formatLira, formatLiraDifference, formatQuantity, withFixedUnits } from '../../../shop/format';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { QuantityStepper } from '../../../ui/controls/quantity-stepper';
import { Picture } from '../../../ui/media/picture';
import { type AskedLine, listPriceOf, USUAL_UNITS } from './asked-lines';
import { type RequestErrors } from './request-values';
import field from './request-field.module.css';
import styles from './line-row.module.css';

interface LineRowProps {
  line: AskedLine;
  place: number;
  /** By their paths below the line. */
  errors: RequestErrors;
  onChange: (line: AskedLine) => void;
  onRemove: () => void;
}

/** One line of a request: its product with the choices, or what is wanted in words; how many, and what the list says. */
export function LineRow({ line, place, errors, onChange, onRemove }: LineRowProps) {
  const name = line.kind === 'product' ? line.product.name : `${String(place)}. serbest kalem`;
  const isProduct = line.kind === 'product';
  const others = Object.entries(errors).filter(([path]) => isProduct || (path !== 'text' && path !== 'unit'));
  return (
    <li className={styles.row} aria-label={name}>
      {isProduct ? (
        <ProductPart line={line} onChange={onChange} />
      ) : (
        <TextPart line={line} place={place} errors={errors} onChange={onChange} />
      )}
      <div className={styles.quantity}>
        <QuantityStepper
          quantity={line.quantity}
          minimum={isProduct ? line.product.minOrderQuantity : 1}
          unit={isProduct ? line.product.unit : line.unit}
          of={name}
          isSaid
          onChange={(quantity) => onChange({ ...line, quantity })}
        />
        {isProduct && (
          <p className={field.hint}>
            en az{' '}
            <span translate="no">{formatQuantity(line.product.minOrderQuantity, line.product.unit)}</span>
          </p>
        )}
      </div>
      {isProduct ? <ListPrice line={line} /> : <p className={styles.price}>teklifte yazılır</p>}
      <Button
        isIcon
        data-remove
        className={styles.remove}
        aria-label={`${name} kalemini çıkar`}
        onClick={onRemove}
      >
        <Icon of={Trash2} size={18} />
      </Button>
      {others.map(([path, error]) => (
        <p key={path} role="alert" tabIndex={-1} data-error className={`${field.error} ${styles.error}`}>
          {error}
        </p>
      ))}
    </li>
  );
}

interface ProductPartProps {
  line: Extract<AskedLine, { kind: 'product' }>;
  onChange: (line: AskedLine) => void;
}

function ProductPart({ line, onChange }: ProductPartProps) {
  const { product, selection } = line;
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={product.pictures[0]} alt="" sizes="72px" />
      </span>
      <div className={styles.main}>
        <h3 className={styles.name}>
          <Link to={paths.product(product.slug)}>{withFixedUnits(product.name)}</Link>
        </h3>
        <p className={`${text.tiny} ${text.muted}`}>
          <b>{product.brand.name}</b> · <span translate="no">{product.model}</span>
        </p>
        {product.attributes.length > 0 && (
          <div className={styles.choices}>
            {product.attributes.map(({ id, name, variations }) => (
              <label key={id}>
                <span>{name}</span>
                <select
                  className={`${field.control} ${controls.select}`}
                  value={selection[id] ?? variations[0]?.id}
                  onChange={({ target }) =>
                    onChange({ ...line, selection: { ...selection, [id]: target.value } })
                  }
                >
                  {variations.map((variation) => (
                    <option key={variation.id} value={variation.id}>
                      {variation.name}
                      {variation.price !== null &&
                        variation.price !== 0 &&
                        product.basePrice > 0 &&
                        `  ${formatLiraDifference(variation.price)}`}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

interface TextPartProps {
  line: Extract<AskedLine, { kind: 'text' }>;
  place: number;
  errors: RequestErrors;
  onChange: (line: AskedLine) => void;
}

function TextPart({ line, place, errors, onChange }: TextPartProps) {
  const id = `serbest-${line.key}`;
  const { text: error, unit: unitError } = errors;
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={styles.label}>
        {place}. kalem: ne istiyorsunuz?
      </label>
      <textarea
        id={id}
        className={field.control}
        rows={2}
        maxLength={2000}
        placeholder="Ürün, kod, ölçü veya etiket bilgisi"
        value={line.text}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-not`}
        onChange={({ target }) => onChange({ ...line, text: target.value })}
      />
      {error !== undefined && (
        <p id={`${id}-not`} className={field.error}>
          {error}
        </p>
      )}
      <label className={styles.unit}>
        <span>Birim</span>
        <input
          className={field.control}
          list="teklif-birimleri"
          maxLength={40}
          value={line.unit}
          aria-invalid={unitError !== undefined}
          aria-describedby={unitError === undefined ? undefined : `${id}-birim-not`}
          onChange={({ target }) => onChange({ ...line, unit: target.value })}
        />
      </label>
      {unitError !== undefined && (
        <p id={`${id}-birim-not`} className={field.error}>
          {unitError}
        </p>
      )}
      <datalist id="teklif-birimleri">
        {USUAL_UNITS.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </div>
  );
}

function ListPrice({ line }: { line: Extract<AskedLine, { kind: 'product' }> }) {
  const price = listPriceOf(line);
  if (price === null) {
    return (
      <p className={styles.price}>
        <b>Fiyat Sorunuz</b>
        <span>teklifte yazılır</span>
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <b translate="no">{formatLira(price * line.quantity)}</b>
      <span translate="no">
        {formatLira(price)} × {line.quantity}
      </span>
    </p>
  );
}
