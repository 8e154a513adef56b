import { brazedRows } from './brazed-exchangers.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

/** Block sizes: areaM2 and plateKg of one plate, thread of the connections. */
const BLOCKS = {
  'ALP-12': { areaM2: 0.012, height: 193, width: 76, thread: '3/4"', baseKg: 0.6, plateKg: 0.045, bar: 30 },
  'ALP-26': { areaM2: 0.026, height: 310, width: 112, thread: '1"', baseKg: 1.3, plateKg: 0.1, bar: 30 },
  'ALP-60': { areaM2: 0.06, height: 527, width: 112, thread: '1 1/4"', baseKg: 2.2, plateKg: 0.19, bar: 30 },
  'ALP-110': { areaM2: 0.11, height: 525, width: 243, thread: '2"', baseKg: 7.5, plateKg: 0.4, bar: 25 },
  'PLB-30': { areaM2: 0.03, height: 335, width: 124, thread: '1"', baseKg: 1.5, plateKg: 0.12, bar: 45 },
};

const REGIMES = {
  heating: {
    hot: '80 / 60',
    cold: '50 / 70',
    drop: 20,
    pair: ['Kazan devresi', 'Tesisat'],
    fluid: 'su / su',
  },
  floor: {
    hot: '70 / 50',
    cold: '35 / 45',
    drop: 20,
    pair: ['Kazan devresi', 'Yerden ısıtma'],
    fluid: 'su / su',
  },
  tapWater: {
    hot: '70 / 45',
    cold: '10 / 45',
    drop: 25,
    pair: ['Isıtma suyu', 'Kullanım suyu'],
    fluid: 'su / su',
  },
  evaporator: {
    hot: '12 / 7',
    cold: '2',
    drop: 5,
    pair: ['Soğuyan su', 'Soğutucu akışkan'],
    fluid: 'su / R410A',
  },
  condenser: {
    hot: '45',
    cold: '35 / 40',
    drop: 5,
    pair: ['Soğutucu akışkan', 'Isınan su'],
    fluid: 'R410A / su',
  },
  solar: {
    hot: '75 / 55',
    cold: '45 / 60',
    drop: 20,
    pair: ['Güneş devresi', 'Depo devresi'],
    fluid: 'glikol / su',
  },
};

const CARE = [
  'Plakalar fırında saf bakırla lehimlenir; conta olmadığı için bakım ve yedek parça istemez. Türbülanslı akış yüzeyde kireç tutunmasını geciktirir, gerektiğinde kimyasal yıkama devresiyle temizlenir.',
  'Blok, bağlantı ağızları yukarı ve aşağı gelecek şekilde dik monte edilir. Giriş tarafına en fazla 800 µm süzgeçli bir pislik tutucu konması plaka kanallarını açık tutar.',
  'Isı geçişi ters akışla olur: sıcak ve soğuk taraf bloğa karşıt uçlardan girer. Bağlantılar köşelere göre numaralıdır; şema gövdedeki etikette basılıdır.',
];

function block(row, i) {
  const size = BLOCKS[row.block];
  const regime = REGIMES[row.regime];
  const depth = Math.round(10 + row.plates * 2.3);
  const weight = n(to(size.baseKg + row.plates * size.plateKg, 0.1));
  const surface = (row.plates - 2) * size.areaM2;
  const model = `${row.block}-${row.plates}`;
  const solder = row.solder ?? 'Bakır, %99,9';
  return defineProduct({
    ...row,
    category: 'Lehimli Plakalı Eşanjörler',
    name: row.name ?? `Lehimli Plakalı Isı Eşanjörü ${n(row.kw)} kW, ${row.plates} Plaka`,
    model,
    sku: model,
    text: [
      row.about,
      `${n(row.kw)} kW değeri ${regime.hot} °C ve ${regime.cold} °C rejiminde, ${regime.fluid} için verilmiştir. ${row.plates} plakalı blok yalnızca ${weight} kg gelir ve ${size.height} × ${size.width} × ${depth} mm yer kaplar; toplam yüzeyi ${n(to(surface, 0.01))} m²’dir.`,
      CARE[i % CARE.length],
      row.note,
    ],
    specs: [
      spec('Isıl değerler', 'Kapasite', row.kw, 'kW'),
      spec('Gövde ve plaka', 'Plaka', row.plates),
      spec('Bağlantı ve sınırlar', 'Bağlantı', `G ${size.thread}`),
      spec('Isıl değerler', 'Akışkan', regime.fluid),
      spec('Isıl değerler', 'Sıcak taraf', regime.hot, '°C'),
      spec('Isıl değerler', 'Soğuk taraf', regime.cold, '°C'),
      spec('Isıl değerler', 'Debi', to(row.kw / 1.163 / regime.drop, 0.1), 'm³/h'),
      spec('Isıl değerler', 'Basınç kaybı', 14 + ((row.kw * 3 + i * 5) % 20), 'kPa'),
      spec('Gövde ve plaka', 'Isı geçiş yüzeyi', to(surface, 0.01), 'm²'),
      spec('Gövde ve plaka', 'Plaka malzemesi', 'AISI 316L'),
      spec('Gövde ve plaka', 'Lehim', solder),
      spec('Bağlantı ve sınırlar', 'Çalışma basıncı', size.bar, 'bar'),
      spec('Bağlantı ve sınırlar', 'Çalışma sıcaklığı', '-160 … 200', '°C'),
      spec('Ölçü ve ağırlık', 'Yükseklik', size.height, 'mm'),
      spec('Ölçü ve ağırlık', 'Genişlik', size.width, 'mm'),
      spec('Ölçü ve ağırlık', 'Derinlik', depth, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık, boş', weight, 'kg'),
    ],
    features: ['Kompakt gövde', 'Contasız, bakım istemez', ...row.extra],
    tags: ['eşanjör', 'lehimli', 'plakalı', 'ısı değiştirici', 'kompakt', ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'brazed',
      plates: row.plates,
      thread: size.thread,
      height: size.height,
      width: size.width,
      depth,
      pair: regime.pair,
    },
  });
}

export const brazedExchangers = brazedRows.map(block);
