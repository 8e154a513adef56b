import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gasketedHero } from './drawings/gasketed-exchanger.mjs';
import { placeholder } from './drawings/placeholder.mjs';
import { drawPlain } from './drawings/page.mjs';

/** Pictures of the site itself, committed under client/public: run again after a change of the drawings. */
const FOLDER = new URL('../client/public/', import.meta.url);

const HERO = { width: 720, height: 640 };
const machine = {
  plates: 40,
  dn: 50,
  height: 900,
  width: 380,
  pack: 128,
  gasket: 'EPDM, 150 °C',
  plate: 'AISI 316, 0,5 mm',
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
