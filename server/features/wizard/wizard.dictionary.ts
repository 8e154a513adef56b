import { fold } from '../../kernel/turkish/fold.js';

/** Shorter words stand for themselves alone: «su» is no beginning of «sürgülü». */
const MIN_STEM_LENGTH = 4;

/** The words of an entry of the dictionary or of a text, folded. */
type Terms = readonly string[];

/** The entries that stand for an answer, by the code of the answer. */
export type WizardDictionary = ReadonlyMap<string, readonly Terms[]>;

const termsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const dictionaryOf = (
  keywords: readonly { id: string; terms: readonly string[] }[],
): WizardDictionary => new Map(keywords.map(({ id, terms }) => [id, terms.map(termsOf)]));

/**
 * The first of the texts that stands for each answer: with the words of one of its entries one after the other, the last of them
 * as the beginning of a word where it has at least four letters, so that «arıtma» finds «arıtması» and «su» no «basınçsız».
 */
export function evidenceIn(
  texts: readonly string[],
  answers: readonly string[],
  dictionary: WizardDictionary,
): [answer: string, text: string][] {
  const worded = texts.map((text) => ({ text, terms: termsOf(text) }));
  return answers.flatMap((answer): [string, string][] => {
    const entries = dictionary.get(answer) ?? [];
    const found = worded.find(({ terms }) => entries.some((entry) => hasEntry(terms, entry)));
    return found ? [[answer, found.text]] : [];
  });
}

function hasEntry(terms: Terms, entry: Terms): boolean {
  const last = entry.length - 1;
  if (last < 0) return false;
  const isAt = (start: number) =>
    entry.every((word, index) => {
      const found = terms[start + index] ?? '';
      return index === last && word.length >= MIN_STEM_LENGTH ? found.startsWith(word) : found === word;
    });
  return terms.some((_word, start) => isAt(start));
}
