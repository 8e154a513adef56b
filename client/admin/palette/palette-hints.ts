/** What a section's finder finds; known before its code is there. */
export interface Searchable {
  /** In the singular, as in a sentence: «sipariş», «müşteri». */
  readonly things: readonly string[];
  /** What they are found by: «sipariş numarası», «e-posta». */
  readonly by: readonly string[];
}

/** «Sipariş, müşteri, sayfa ya da işlem ara...»: no more than the person may find. */
export function placeholderFor(searchables: readonly Searchable[]): string {
  return `${beginning(listed([...searchables.flatMap(({ things }) => things), 'sayfa', 'işlem']))} ara...`;
}

/** «Sipariş numarası, ad ya da e-posta ile arayın.»; empty where the server is not asked. */
export function searchHint(searchables: readonly Searchable[]): string {
  const ways = [...new Set(searchables.flatMap(({ by }) => by))];
  return ways.length === 0 ? '' : `${beginning(listed(ways))} ile arayın.`;
}

function listed(words: readonly string[]): string {
  const earlier = words.slice(0, -1).join(', ');
  return [earlier, words.at(-1)].filter(Boolean).join(' ya da ');
}

const beginning = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
