import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { categories, products } from './catalog/index.mjs';
import { frontPage, pagesOf } from './drawings/machines.mjs';
import { drawPage } from './drawings/paper/page.mjs';

/** Each theme with the extension of its files. */
const THEMES = [
  ['light', '.png'],
  ['dark', '.dark.png'],
];

/** File names of a product's three pictures, in gallery order. */
export const pictureNames = (product) => [1, 2, 3].map((number) => `${product.picture}-${number}.png`);

/** Every picture of the demo as [file name, SVG]. */
export function* pictures() {
  for (const category of categories) {
    yield* forEachTheme(category.picture, frontPage(category.drawing, category.name));
  }
  for (const product of products) {
    const pages = pagesOf(product.drawing, {
      title: product.name,
      code: `${product.brand} ${product.model}`,
      weightKg: product.weight,
    });
    for (const [i, page] of pages.entries()) yield* forEachTheme(`${product.picture}-${i + 1}`, page);
  }
}

function* forEachTheme(name, page) {
  const inTheme = drawPage(page);
  for (const [theme, extension] of THEMES) yield [name + extension, inTheme(theme)];
}

/** Concurrent renderings: the number of threads in Node's pool, which libvips uses. */
const CONCURRENCY = 4;

/**
 * Renders all pictures into the folder as PNG; the shop refuses vector files, because an SVG may contain scripts.
 * Compression is low, since the files are deleted after the import.
 *
 * @returns {Promise<number>} number of files
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
  await Promise.all(Array.from({ length: CONCURRENCY }, draw));
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Usage: node demo/draw.mjs <folder>');
    process.exitCode = 1;
  } else console.log(`${await drawInto(folder)} pictures in ${folder}`);
}
