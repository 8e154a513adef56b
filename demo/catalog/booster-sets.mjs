import { boosterMeasures } from '../drawings/pump/booster-sheet.mjs';
import { boosterRows } from './booster-sets.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

const COUNT = { 1: 'Tek', 2: 'İki', 3: 'Üç' };

const CARE = [
  'Pompalar düşey milli ve çok kademelidir; çarklar ile kademe gövdeleri paslanmaz çeliktendir. Her pompanın emişinde ve basışında vana ile çek valf bulunduğundan biri sökülürken diğerleri su vermeye devam eder.',
  'Set, ortak kaide üzerinde borulanmış, kablolanmış ve denenmiş olarak gelir. Şantiyede yalnız emiş ve basma flanşı ile besleme kablosu bağlanır.',
  'Susuz çalışma koruması emiş tarafındaki basıncı izler; depo boşaldığında pompaları durdurur, su gelince kendiliğinden yeniden başlatır.',
];

const switched = ({ tank }) =>
  tank
    ? ` Pompalar alt ve üst basınç arasında devreye girip çıkar; ${tank} litrelik tank sık çalışmayı önler.`
    : ' Asıl pompa basınç düştüğünde kendiliğinden yol alır ve yalnız elle durdurulur; yedek pompa aynı güçtedir.';

const specsOf = (row, size, weight) => [
  spec('Hidrolik', 'Debi', row.flow, 'm³/h'),
  spec('Hidrolik', 'Basma', row.head, 'mSS'),
  spec('Hidrolik', 'Pompa', `${row.pumps} × ${n(row.kw)} kW`),
  spec('Hidrolik', 'En yüksek debi', to(row.flow * 1.45, 0.1), 'm³/h'),
  spec('Hidrolik', 'Sıfır debide basma', to(row.head * 1.24, 1), 'mSS'),
  spec('Motor ve pano', 'Gerilim', row.kw > 1.1 ? '3 × 400' : '1 × 230', 'V'),
  spec('Motor ve pano', 'Kontrol', row.frequency ? 'Her pompada frekans çevirici' : 'Basınç şalteri'),
  spec('Motor ve pano', 'Pano koruması', 'IP 54'),
  spec('Gövde', 'Kademe', row.stages),
  spec('Gövde', 'Çark malzemesi', 'AISI 304'),
  spec('Gövde', 'Kolektör', row.steel ?? 'Galvaniz çelik'),
  spec('Gövde', 'Genleşme tankı', row.tank ? n(row.tank) : 'Yok', row.tank ? 'L' : ''),
  spec('Bağlantı ve sınırlar', 'Kolektör çapı', `DN ${row.dn}`),
  spec('Bağlantı ve sınırlar', 'Çalışma basıncı', row.head > 95 ? 25 : 16, 'bar'),
  spec('Bağlantı ve sınırlar', 'Su sıcaklığı', '5 … 50', '°C'),
  spec('Ölçü ve ağırlık', 'Yükseklik', size.height, 'mm'),
  spec('Ölçü ve ağırlık', 'Genişlik', size.width, 'mm'),
  spec('Ölçü ve ağırlık', 'Derinlik', size.depth, 'mm'),
  spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
];

function set(row, i) {
  const shaft = (row.flow * row.head) / 367 / (row.dutyPumps ?? row.pumps) / 0.68;
  const motor = to(130 + Math.cbrt(row.kw) * 46, 10);
  const pumpHeight = to(430 + row.stages * 26 + Math.cbrt(row.kw) * 130, 10);
  const drawing = {
    machine: 'booster',
    pumps: row.pumps,
    dutyPumps: row.dutyPumps,
    pumpHeight,
    motor,
    stages: row.stages,
    dn: row.dn,
    tank: row.tank,
    frequency: row.frequency,
    power: `${n(row.kw)} kW`,
    duty: { flow: row.flow, head: row.head },
  };
  const size = boosterMeasures(drawing);
  const weight = n(Math.round(62 + row.pumps * (34 + row.kw * 9) + row.tank * 0.22));
  return defineProduct({
    unit: 'takım',
    ...row,
    category: 'Hidroforlar',
    name:
      row.name ??
      `${COUNT[row.pumps]} Pompalı ${row.frequency ? 'Frekans Kontrollü ' : ''}Hidrofor ${n(row.flow)} m³/h`,
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `${row.pumps === 1 ? 'Pompa' : row.dutyPumps === 1 ? 'Tek pompa' : `${COUNT[row.pumps]} pompa birlikte`} ${n(row.flow)} m³/h suyu ${n(row.head)} metreye basar; pompa başına motor gücü ${n(row.kw)} kW, kademe sayısı ${row.stages}. Anma noktasında mil gücü ${n(to(shaft, 0.1))} kW kadardır, motor aşırı yüklenmez.${row.frequency ? ' Frekans çevirici basıncı sabit tutar: üst kattaki duş, alt katta musluk açılınca değişmez.' : switched(row)}`,
      CARE[i % CARE.length],
      row.note,
    ],
    specs: specsOf(row, size, weight),
    features: [
      ...(row.frequency ? ['Frekans kontrollü otomasyon', 'Sabit basınç'] : ['Basınç şalterli, yalın pano']),
      'Modüler pompa grubu',
      'Susuz çalışma koruması',
      ...row.extra,
    ],
    tags: ['hidrofor', 'pompa', 'basınçlandırma', 'paket hidrofor', ...(row.tags ?? [])],
    weight,
    drawing,
  });
}

export const boosterSets = boosterRows.map(set);
