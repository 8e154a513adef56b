/** How much of a text each kind of field takes, in characters, in a form, from a program and in a sheet. */
export const MAX_LENGTH = {
  name: 200,
  /** Codes, brands, units: what stands beside a name. */
  word: 100,
  sentence: 500,
  /** As much as is searched. */
  description: 50_000,
  categoryDescription: 5_000,
  /** The last part of an address of the shop. */
  slug: 120,
  url: 2_000,
};

/** How many parts a product has at most. */
export const MAX_PARTS = { entries: 100, specs: 200, attributes: 20, variations: 500, pictures: 30 };

/** What is said of a longer text: «En çok 100 karakter olabilir, 130 karakter yazılmış». */
export const tooLong = (length: number, maxLength: number): string =>
  `En çok ${maxLength.toLocaleString('tr')} karakter olabilir, ${length.toLocaleString('tr')} karakter yazılmış`;
