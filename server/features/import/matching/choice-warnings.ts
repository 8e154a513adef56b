import { formatLira, takesWholePrice } from '../../../kernel/money/money.js';
import {
  type AttributeDraft,
  type Place,
  type ProductSnapshot,
  type RowProblem,
  rowProblem,
} from '../../catalog/index.js';

interface PricedChoice {
  name: string;
  differenceKurus: number;
}

/**
 * Reports what makes a published price 0 or negative: choices that do so alone, else those that do so together.
 *
 * @param draft the choices as the file has them; without any, those of the product are judged by its new price
 */
export function choiceWarnings(
  place: Place,
  draft: { attributes?: readonly AttributeDraft[] },
  { basePriceKurus, attributes }: ProductSnapshot,
): RowProblem[] {
  const groups = (draft.attributes ?? attributes).map(pricedChoices);
  const warning = (message: string) => rowProblem(place, message, { columns: ['Fiyat_Farki'] });
  const alone = groups
    .flat()
    .filter(({ differenceKurus }) => takesWholePrice(basePriceKurus, differenceKurus));
  if (alone.length > 0) {
    return alone.map(({ name, differenceKurus }) =>
      warning(
        `«${name}» seçeneği fiyatı ${formatLira(basePriceKurus + differenceKurus)} yapıyor, «Fiyat Sorunuz» olarak satılır`,
      ),
    );
  }
  const cheapest = groups.flatMap((choices) => cheapestOf(choices) ?? []);
  const sum = cheapest.reduce((total, { differenceKurus }) => total + differenceKurus, 0);
  if (!takesWholePrice(basePriceKurus, sum)) return [];
  const names = cheapest.filter(({ differenceKurus }) => differenceKurus < 0).map(({ name }) => `«${name}»`);
  return [
    warning(
      `${names.join(' ve ')} birlikte seçilince fiyat ${formatLira(basePriceKurus + sum)} oluyor, «Fiyat Sorunuz» olarak satılır`,
    ),
  ];
}

function pricedChoices({ variations }: Pick<AttributeDraft, 'variations'>): PricedChoice[] {
  return variations.flatMap(({ name, priceKurus }) =>
    priceKurus === null ? [] : [{ name, differenceKurus: priceKurus ?? 0 }],
  );
}

function cheapestOf([first, ...others]: readonly PricedChoice[]): PricedChoice | undefined {
  return others.reduce(
    (least, choice) => (least && choice.differenceKurus >= least.differenceKurus ? least : choice),
    first,
  );
}
