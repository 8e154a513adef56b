import { graphql, type ResultOf } from '../../../graphql/graphql';
import { formatLiraDifference } from '../../../shop/format';
import { isOutOfStock } from './selection';
import styles from './variation-picker.module.css';

/** A group of choices of a product. */
export const ChoiceGroupFragment = graphql(`
  fragment ChoiceGroup on ProductAttribute @_unmask {
    id
    name
    type
    variations {
      id
      name
      value
      price
      priceOnRequest
      stock
      sku
    }
  }
`);

type ChoiceGroup = ResultOf<typeof ChoiceGroupFragment>;
type Choice = ChoiceGroup['variations'][number];

interface VariationPickerProps {
  group: ChoiceGroup;
  /** Keeps the radios of two pickers on one screen apart. */
  namePrefix: string;
  chosenId: string | undefined;
  /** A product without a price has no differences of price either. */
  showPrices: boolean;
  onChoose: (variationId: string) => void;
  /** The page of a choice, for browsers without scripts. */
  addressOf: (variationId: string) => string;
}

/** One group of choices as labelled radios that say what each adds to the price and what is out of stock. */
export function VariationPicker(props: VariationPickerProps) {
  const { group, namePrefix, chosenId, showPrices, onChoose, addressOf } = props;
  const chosen = group.variations.find(({ id }) => id === chosenId);
  // What has its price on request can be asked for, whatever the stock is.
  const isOut = (choice: Choice) => isOutOfStock(group, choice) && !(showPrices && choice.priceOnRequest);
  return (
    <fieldset className={styles.group} role="radiogroup" aria-label={group.name}>
      <legend>
        <b>{group.name}</b>
        {chosen && <span>{isOut(chosen) ? `${chosen.name}, stokta yok` : chosen.name}</span>}
      </legend>
      <div className={styles.choices}>
        {group.variations.map((choice) => (
          <label key={choice.id} className={isOut(choice) ? `${styles.choice} ${styles.out}` : styles.choice}>
            <input
              type="radio"
              name={`${namePrefix}-${group.id}`}
              value={choice.id}
              checked={choice.id === chosenId}
              onChange={() => onChoose(choice.id)}
            />
            {group.type === 'COLOR' && <Swatch choice={choice} />}
            <b>{choice.name}</b>
            <ChoiceNote choice={choice} isOut={isOut(choice)} showPrices={showPrices} />
          </label>
        ))}
      </div>
      <noscript>
        <ul className={styles.links}>
          {group.variations.map(
            ({ id, name }) =>
              id !== chosenId && (
                <li key={id}>
                  <a href={addressOf(id)} rel="nofollow">
                    {name} seçeneğini göster
                  </a>
                </li>
              ),
          )}
        </ul>
      </noscript>
    </fieldset>
  );
}

function Swatch({ choice }: { choice: Choice }) {
  const colour = COLOUR_CODE.test(choice.value)
    ? choice.value
    : COLOURS[choice.value.toLocaleLowerCase('tr')];
  if (!colour) return null;
  return (
    <svg className={styles.swatch} aria-hidden viewBox="0 0 22 22">
      <circle cx="11" cy="11" r="11" fill={colour} />
    </svg>
  );
}

interface ChoiceNoteProps {
  choice: Choice;
  isOut: boolean;
  showPrices: boolean;
}

function ChoiceNote({ choice, isOut, showPrices }: ChoiceNoteProps) {
  const price = choice.price === null ? 'Fiyat Sorunuz' : formatLiraDifference(choice.price);
  const saysPrice = showPrices && !(isOut && choice.price === 0);
  return (
    <>
      {isOut && <span className={styles.note}>Stokta yok</span>}
      {saysPrice && (
        <span className={styles.note} translate={choice.price === null ? undefined : 'no'}>
          {price}
        </span>
      )}
    </>
  );
}

const COLOUR_CODE = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Colours a spreadsheet names instead of coding them. */
const COLOURS: Readonly<Record<string, string>> = {
  beyaz: '#ffffff',
  siyah: '#1c1c1c',
  gri: '#8a9296',
  gümüş: '#c4cacd',
  krom: '#c4cacd',
  kırmızı: '#b3261e',
  turuncu: '#d9772b',
  sarı: '#e3b52c',
  yeşil: '#2f7d46',
  mavi: '#1f5a94',
  lacivert: '#1d2f57',
  kahverengi: '#6b4423',
  bej: '#d9c7a5',
};
