interface CountedBrand {
  readonly count: number;
}

/** The brands with the most products to show at once, and the rest; both stay in the order they came in. */
export function leadingBrands<Brand extends CountedBrand>(
  brands: readonly Brand[],
  most: number,
): { leading: Brand[]; rest: Brand[] } {
  const largest = new Set([...brands].sort((one, other) => other.count - one.count).slice(0, most));
  return {
    leading: brands.filter((brand) => largest.has(brand)),
    rest: brands.filter((brand) => !largest.has(brand)),
  };
}
