import { type SystemStyleObject } from '@chakra-ui/react';
import { system } from './system';

const { recipes = {}, slotRecipes = {}, textStyles = {} } = system._config.theme ?? {};

const CSS_WORD =
  /^(?:0|auto|none|inherit|initial|unset|revert-layer|transparent|currentcolor|(?:min|max|fit)-content|normal|hidden|stretch)$/i;
/** `4.5` of a length and `panel` of a colour are names that no token has: CSS would drop them. */
const NAMES: readonly [property: RegExp, isCss: RegExp][] = [
  [
    /^(?:(?:min|max)?-?(?:width|height)|(?:padding|margin|inset|scroll-?padding).*|(?:row|column)?-?gap|top|bottom|left|right|font-?size|border.*radius|outline-?(?:width|offset)|border.*width)$/i,
    /^(?:var|calc|min|max|clamp|env)\(|^-?[\d.]+(?:(?:px|r?em|ch|lh|[dsl]?v[wh])\b|%)/,
  ],
  [/(?:^|-)colou?r$|Color$|^background$|^fill$|^stroke$/i, /^(?:var|color-mix|linear-gradient|rgba?)\(|^#/],
  [/^(?:box-?)?shadow$/i, /^var\(|px|^0 /],
  [/^z-?index$/i, /^(?:var|calc)\(|^-?\d+$/],
  [/duration$/i, /^var\(|^[\d.]+m?s$/],
  [/^font-?weight$/i, /^var\(|^\d+$/],
];

function declarations(styles: unknown): [property: string, value: string][] {
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([property, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[property, `${value}`]] : declarations(value),
  );
}

const known = new Set(JSON.stringify(system.getTokenCss()).match(/--chakra-[\w\\.-]+/g));
const palette = new Set(
  JSON.stringify(system.css({ colorPalette: 'petrol' })).match(/--chakra-colors-color-palette[\w-]*/g),
);

function isMissing(property: string, value: string): boolean {
  if (
    /\{[\w.]+(?:\/\d+)?\}/.test(value) ||
    /^(?:colors|sizes|spacing|fontSizes|radii|shadows|zIndex)\./.test(value)
  ) {
    return true;
  }
  const variables = value.match(/--chakra-[\w-]+(?:\\+\.\d+)?/g) ?? [];
  const isUnknown = (name: string) =>
    !known.has(name.replace('\\', '\\\\')) && !known.has(name) && !palette.has(name);
  if (variables.some((name) => isUnknown(name))) return true;
  return NAMES.some(([name, isCss]) => name.test(property) && !isCss.test(value) && !CSS_WORD.test(value));
}

function missingIn(name: string, styles: unknown): string[] {
  return declarations(system.css(styles as SystemStyleObject))
    .filter(([property, value]) => isMissing(property, value.replace(/ ?!important$/, '')))
    .map(([property, value]) => `${name}: ${property}: ${value}`);
}

/** Every set of styles in a recipe: of its base and of each variant, of each slot where it has some. */
function stylesOf(recipe: object, hasSlots: boolean): unknown[] {
  const { base = {}, variants = {} } = recipe as { base?: object; variants?: Record<string, object> };
  const all: object[] = [
    base,
    ...Object.values(variants).flatMap((variant) => Object.values(variant) as object[]),
  ];
  return hasSlots ? all.flatMap((slots): unknown[] => Object.values(slots)) : all;
}

it('has every token that a recipe names', () => {
  const missing = [
    ...Object.entries(recipes).flatMap(([name, recipe]) =>
      stylesOf(recipe, false).flatMap((styles) => missingIn(name, styles)),
    ),
    ...Object.entries(slotRecipes).flatMap(([name, recipe]) =>
      stylesOf(recipe, true).flatMap((styles) => missingIn(name, styles)),
    ),
    ...Object.entries(textStyles).flatMap(([name, style]) =>
      missingIn(name, (style as { value: object }).value),
    ),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

it('gives every palette the same shades', () => {
  const shades = ['solid', 'hover', 'contrast', 'fg', 'subtle', 'muted', 'emphasized', 'border', 'focusRing'];
  const names = ['petrol', 'copper', 'danger', 'success', 'warning', 'info', 'shipped', 'neutral'];
  const missing = names.flatMap((name) =>
    shades.map((shade) => `colors.${name}.${shade}`).filter((token) => !system.token(token)),
  );
  expect(missing).toEqual([]);
});

it('uses only palettes that exist', () => {
  const used = JSON.stringify({ recipes, slotRecipes }).matchAll(/"colorPalette":"(\w+)"/g);
  const unknown = [...used].filter(([, name]) => !system.token(`colors.${String(name)}.solid`));
  expect(unknown.map(([, name]) => name)).toEqual([]);
});

it('has every text style that a recipe names', () => {
  const used = JSON.stringify({ recipes, slotRecipes }).matchAll(/"textStyle":"([^"]+)"/g);
  const unknown = [...used].filter(([, name]) => !(String(name) in textStyles));
  expect([...new Set(unknown.map(([, name]) => name))]).toEqual([]);
});

it('shows work of an unknown length as stripes where nothing may move', () => {
  const range = system.css(slotRecipes.progress?.base?.range ?? {});
  const [, atRest = ''] =
    /"@media \(prefers-reduced-motion: reduce\)":(\{[^}]+\})/.exec(JSON.stringify(range)) ?? [];
  expect(JSON.parse(atRest)).toMatchObject({
    animation: 'none',
    width: '100%',
    backgroundColor: 'transparent',
    backgroundImage: expect.stringContaining('repeating-linear-gradient') as string,
  });
});
