import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { categories, products } from './catalogue/index.mjs';
import { frontPage, pagesOf } from './drawings/machines.mjs';
import { drawPage } from './drawings/page.mjs';

/** How the page of a picture is seen in each theme, and how its file ends. */
const THEMES = [
  ['light', '.png'],
  ['dark', '.dark.png'],
];

/** Names of a product's three pictures, in the order of the gallery. */
export const pictureNames = (product) => [1, 2, 3].map((number) => `${product.picture}-${number}.png`);

/** Every picture of the demo as [file name, SVG]. */
export function* pictures() {
  for (const category of categories) {
    yield* inBothThemes(category.picture, frontPage(category.drawing, category.name));
  }
  for (const product of products) {
    const pages = pagesOf(product.drawing, {
      title: product.name,
      code: `${product.brand} ${product.model}`,
      weightKg: product.weight,
    });
    for (const [i, page] of pages.entries()) yield* inBothThemes(`${product.picture}-${i + 1}`, page);
  }
}

function* inBothThemes(name, page) {
  const inTheme = drawPage(page);
  for (const [theme, ending] of THEMES) yield [name + ending, inTheme(theme)];
}

/** Pictures drawn at a time: as many as libvips has threads in Node's pool. */
const DRAWN_AT_ONCE = 4;

/**
 * Draws all pictures into the folder as PNG: the shop takes no vector files in, because an SVG may carry scripts.
 * Compression is light, since the files live only until they are imported.
 *
 * @returns {Promise<number>} how many
 */
export async function drawInto(folder) {
  await mkdir(folder, { recursive: true });
  const remaining = pictures();
  let count = 0;
  const draw = async () => {
    for (const [name, svg] of remaining) {
      await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(join(folder, name));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, draw));
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Usage: node demo/draw.mjs <folder>');
    process.exitCode = 1;
  } else console.log(`${await drawInto(folder)} pictures in ${folder}`);
}
