import { defineProduct, n, spec, to } from './product.mjs';
import { strainerRows } from './strainers.rows.mjs';

const THREADED = {
  '1/2"': [66, 0.24],
  '3/4"': [78, 0.36],
  '1"': [90, 0.55],
  '1 1/4"': [104, 0.84],
  '1 1/2"': [118, 1.15],
  '2"': [138, 1.85],
};
const FLANGED = {
  40: [200, 9.2],
  50: [230, 11.6],
  65: [290, 17],
  80: [310, 21],
  100: [350, 30],
  125: [400, 43],
  150: [480, 61],
  200: [600, 108],
};

const CARE = [
  'Süzgeç, akışa ters yönde kapaktan çıkarılır; hattan sökülmez. Temizlik sıklığı, vanadan önceki ve sonraki basınç göstergelerinin farkı 0,3 bar olduğunda diye seçilir.',
  'Delikli silindir süzgeç punta kaynaklıdır ve basınç altında ezilmez. Ok, akış yönünü gösterir; dikey hatta akış yukarıdan aşağı olmalıdır.',
  'Gövdenin süzgeç yuvası işlenmiştir; kirli suyun süzgecin çevresinden kaçacağı aralık bırakılmamıştır. İlk çalıştırmadan bir saat sonra temizlenmesi önerilir.',
];

function strainer(row, i) {
  const [length, kg] = row.dn ? FLANGED[row.dn] : THREADED[row.thread];
  const size = row.dn ? `DN ${row.dn}` : row.thread;
  const bore =
    row.dn ?? { '1/2"': 15, '3/4"': 20, '1"': 25, '1 1/4"': 32, '1 1/2"': 40, '2"': 50 }[row.thread];
  const drain = row.drain ?? Boolean(row.dn);
  return defineProduct({
    ...row,
    category: 'Y Tipi Pislik Tutucular',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `${size} ölçüdeki gövde ${row.material}, süzgeç ${row.sieve}; ${n(row.mesh)} µm’den iri parçalar haznede kalır. Temiz süzgeçle Kv değeri ${n(to(bore ** 2 * 0.021, 0.5))} m³/h kadardır.${drain ? ' Kapaktaki tapa açılarak hazne basınç altında yıkanabilir.' : ''}`,
      CARE[i % CARE.length],
      row.note,
    ],
    specs: [
      spec('Genel', 'Ölçü', size),
      spec('Sınırlar', 'Basınç', row.pn),
      spec('Süzgeç', 'Süzme', row.mesh, 'µm'),
      spec('Genel', 'Bağlantı', row.dn ? 'Flanşlı, EN 1092-2' : 'İç dişli'),
      spec('Malzeme', 'Gövde', row.material),
      spec('Malzeme', 'Süzgeç malzemesi', row.sieve),
      spec('Malzeme', 'Kapak contası', row.gasket ?? 'Grafit'),
      spec('Genel', 'Boşaltma tapası', drain ? 'Var' : 'Yok'),
      spec('Süzgeç', 'Süzgeç yüzeyi / kesit', to(2.4 + (bore % 7) * 0.1, 0.1), 'kat'),
      spec('Sınırlar', 'Çalışma sıcaklığı', row.range ?? '-10 … 150', '°C'),
      spec('Sınırlar', 'Kv', to(bore ** 2 * 0.021, 0.5), 'm³/h'),
      spec('Ölçü ve ağırlık', 'Yapı boyu', length, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık', kg, 'kg'),
    ],
    features: ['Hattan sökmeden kolay bakım', ...(drain ? ['Boşaltma tapalı kapak'] : []), ...row.extra],
    tags: [
      'filtre',
      'pislik tutucu',
      'Y tipi',
      'süzgeç',
      row.dn ? `dn${row.dn}` : row.thread,
      ...(row.tags ?? []),
    ],
    weight: n(kg),
    drawing: {
      machine: 'strainer',
      dn: row.dn,
      thread: row.thread,
      length,
      drain,
      mesh: `${n(row.mesh)} µm`,
      material: row.material,
      rating: row.pn,
    },
  });
}

export const strainers = strainerRows.map(strainer);
