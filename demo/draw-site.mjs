import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { products } from './catalog/index.mjs';
import { gasketedHero } from './drawings/exchanger/gasketed-exchanger.mjs';
import { placeholder } from './drawings/placeholder.mjs';
import { drawPlain } from './drawings/paper/page.mjs';

/** Pictures of the site itself, committed under client/public. Run again when the drawings change. */
const FOLDER = new URL('../client/public/', import.meta.url);

const HERO = { width: 720, height: 640 };
/** The product on the home page is one of the demo catalog, so that its labels match its data sheet. */
const HERO_SKU = 'PLT-040-40-N';
const { drawing, specs } = products.find(({ sku }) => sku === HERO_SKU);
const valueOf = (name) => specs.find((spec) => spec.name === name).value;
const machine = {
  ...drawing,
  gasket: valueOf('Conta'),
  plate: `${valueOf('Plaka malzemesi')}, ${valueOf('Plaka kalınlığı')} mm`,
};
const page = {
  title: 'Contalı plakalı ısı eşanjörünün parçaları: flanş bağlantısı, conta, plakalar',
  figures: [gasketedHero(machine)],
  inset: 14,
};

await mkdir(FOLDER, { recursive: true });
const files = {
  'hero-esanjor-light.svg': drawPlain(page, 'blueprint', HERO),
  'hero-esanjor-dark.svg': drawPlain(page, 'blueprintDark', HERO),
  'urun-gorseli-yok.svg': drawPlain(
    { title: 'Ürün görseli yok', figures: [placeholder()], inset: 60 },
    'neutral',
    { width: 800, height: 600 },
  ),
};
for (const [name, svg] of Object.entries(files)) await writeFile(new URL(name, FOLDER), svg);
console.log(`${Object.keys(files).length} pictures in ${fileURLToPath(FOLDER)}`);
