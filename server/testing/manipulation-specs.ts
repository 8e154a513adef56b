import {
  type Manipulated,
  type ManipulatedShop,
  openManipulatedShop,
  type Verification,
} from './manipulated-shop.js';

/** Of these, `--against` a file is what `plain` proves, and the exported checkpoints with it. */
export const PLAIN: Verification[] = ['plain', 'full', 'against'];
export const PLAIN_AND_PROVE: Verification[] = ['plain', 'full', 'prove', 'against'];
/** Only from the beginning: it was changed in place before the last checkpoint. */
export const FULL: Verification[] = ['full'];
export const FULL_AND_PROVE: Verification[] = ['full', 'prove'];

export interface Manipulation {
  /** In the table of docs/evidence.md. */
  number: string;
  /** What was done, as the end of a sentence. */
  what: string;
  foundBy: Verification[];
  change: (shop: Manipulated) => string;
  /** Part of what the first of them says. */
  says: string;
  /** Done when the triggers are on again. */
  afterwards?: string;
}

/** One test for each manipulation of a shop's database: exactly these verifications find it. */
export function specManipulations(manipulations: readonly Manipulation[]): void {
  let shop: ManipulatedShop;

  beforeAll(async () => {
    shop = await openManipulatedShop();
  });

  afterAll(() => shop.close());

  it('finds nothing in a history that nobody changed', async () => {
    expect(await shop.findingsAfter(() => '')).toEqual({});
  });

  it.each(manipulations)(
    'finds that $what ($number) by $foundBy',
    async ({ change, afterwards, foundBy, says }) => {
      const findings = await shop.findingsAfter(change, afterwards);
      expect(Object.keys(findings).sort()).toEqual([...foundBy].sort());
      expect(Object.values(findings).join('\n')).toContain(says);
    },
  );
}
