import { withFixedUnits } from './format';

export interface ChosenVariation {
  readonly attributeName: string;
  readonly variationName: string;
}

/**
 * What was chosen, each with its group and in the order of the groups: «Kızak takımı: Yok, Şamandıra: Yok». Without the
 * groups two answers of the same word could not be told apart. Empty for a product without choices.
 */
export function chosenInWords(chosen: readonly ChosenVariation[]): string {
  return chosen
    .map(({ attributeName, variationName }) => `${attributeName}: ${withFixedUnits(variationName)}`)
    .join(', ');
}
