import { ballRows } from './ball-valves.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

/** Length (mm) and weight with lever (kg) of each make by size. */
const LENGTHS = {
  threaded: {
    '1/2"': [62, 0.19],
    '3/4"': [70, 0.3],
    '1"': [82, 0.48],
    '1 1/4"': [94, 0.76],
    '1 1/2"': [104, 1.08],
    '2"': [124, 1.72],
  },
  'three-piece': {
    '1/2"': [76, 0.62],
    '3/4"': [84, 0.9],
    '1"': [96, 1.3],
    '1 1/2"': [124, 2.7],
    '2"': [146, 4.1],
    '3"': [206, 9.8],
  },
  flanged: {
    25: [125, 4.4],
    40: [140, 7.2],
    50: [150, 9.4],
    65: [170, 13],
    80: [180, 16.5],
    100: [230, 25],
    150: [394, 64],
  },
};

const WORDS = {
  lever: 'kollu',
  gear: 'dişli kutulu',
  electric: 'elektrikli aktüatörlü',
  pneumatic: 'pnömatik aktüatörlü',
};
const DRIVE_KG = { lever: 0, gear: 6, electric: 2.6, pneumatic: 3.4 };

const MAKE = {
  threaded:
    'Gövde sıcak dövme pirinçtendir; dökümde görülen gözenek bulunmaz. Diş ağzı altıgen olduğundan boru anahtarı gövdeyi ezmez.',
  'three-piece':
    'Dört cıvata gevşetildiğinde orta parça hattan yana çıkar; küre ve contalar boru sökülmeden değişir. Yanak parçaları kaynak ağızlı olarak da sipariş edilebilir.',
  flanged:
    'İki parçalı gövde döküm çeliktir ve yangına dayanıklı tasarımdadır: oturma yüzeyi yansa da küre metal dudağa dayanır. Mil, içeriden takılıdır ve basınçla dışarı fırlamaz.',
};

function valve(row) {
  const [length, kg] = LENGTHS[row.ends][row.dn ?? row.thread];
  const size = row.dn ? `DN ${row.dn}` : row.thread;
  const weight = n(to(kg + DRIVE_KG[row.drive], kg < 2 ? 0.01 : 0.1));
  const bore =
    row.dn ??
    { '1/2"': 15, '3/4"': 20, '1"': 25, '1 1/4"': 32, '1 1/2"': 40, '2"': 50, '3"': 76 }[row.thread];
  return defineProduct({
    ...row,
    category: 'Küresel Vanalar',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `Küre tam geçişlidir: ${bore} mm’lik delik hattın çapını daraltmaz, basınç kaybı düz boru kadardır. Malzemeler: gövde ${row.material}, küre ${row.ball}, oturma yüzeyi ${row.seat}. Vana ${WORDS[row.drive]} olarak verilir ve çeyrek turda kapanır.`,
      MAKE[row.ends],
      row.note,
    ],
    specs: [
      spec('Genel', 'Ölçü', size),
      spec('Sınırlar', 'Basınç', row.pn),
      spec('Malzeme', 'Küre', row.ball),
      spec('Genel', 'Bağlantı', row.dn ? 'Flanşlı, EN 1092-1' : 'İç dişli, ISO 7-1'),
      spec('Genel', 'Tahrik', `${WORDS[row.drive][0].toLocaleUpperCase('tr')}${WORDS[row.drive].slice(1)}`),
      spec('Genel', 'Geçiş', bore, 'mm'),
      spec('Malzeme', 'Gövde', row.material),
      spec('Malzeme', 'Oturma yüzeyi', row.seat),
      spec('Malzeme', 'Mil contası', row.dn ? 'Grafit' : 'PTFE ve O-ring'),
      spec('Sınırlar', 'Çalışma sıcaklığı', row.range ?? '-20 … 150', '°C'),
      spec('Sınırlar', 'Kv', to(bore ** 2 * 0.11, 1), 'm³/h'),
      spec('Ölçü ve ağırlık', 'Yapı boyu', length, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
    ],
    features: ['Tam geçişli küre', ...row.extra],
    tags: ['vana', 'küresel', row.dn ? `dn${row.dn}` : row.thread, ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'ball',
      ends: row.ends,
      dn: row.dn,
      thread: row.thread,
      bore,
      length,
      drive: row.drive,
      ball: row.ball,
      seat: row.seat,
      material: row.material,
      rating: row.pn,
    },
  });
}

export const ballValves = ballRows.map(valve);
