import { fold } from '../../../kernel/turkish/fold.js';
import { readMeasures } from './measures.js';
import type { TechnicalSpecDraft } from './product.draft.js';

interface MeasuredProduct {
  name: string;
  shortDescription: string;
  description: string;
  model: string;
  tags: readonly string[];
  technicalSpecs: readonly TechnicalSpecDraft[];
}

/** As much of a description as is searched. */
const MAX_DESCRIPTION = 50_000;

/**
 * What a product is found by besides its words: the values with units it states, apart from those its description only
 * mentions. «DN 50» in the text of a DN 80 valve does not make it a DN 50 valve.
 */
export function productMeasures(product: MeasuredProduct): {
  measures: string[];
  mentionedMeasures: string[];
} {
  const { name, shortDescription, description, model, tags, technicalSpecs } = product;
  const specs = technicalSpecs.map((spec) => [spec.name, spec.value, spec.unit ?? ''].join(' '));
  const measures = measuresIn([name, shortDescription, model, ...tags, ...specs].join(' ; '));
  const mentioned = measuresIn(description.slice(0, MAX_DESCRIPTION));
  return {
    measures: [...measures],
    mentionedMeasures: [...mentioned].filter((measure) => !measures.has(measure)),
  };
}

function measuresIn(text: string): Set<string> {
  const { found } = readMeasures(fold(text));
  return new Set(found.flatMap(({ measures, general }) => [...measures, ...general]));
}
