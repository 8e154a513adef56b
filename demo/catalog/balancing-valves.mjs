import { balancingRows } from './balancing-valves.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

const THREADED = {
  '1/2"': [88, 0.52],
  '3/4"': [94, 0.66],
  '1"': [105, 0.92],
  '1 1/4"': [121, 1.3],
  '1 1/2"': [130, 1.7],
  '2"': [155, 2.6],
};
const FLANGED = { 65: [290, 16], 80: [310, 22], 100: [350, 31], 125: [400, 45], 150: [480, 63] };

const LINES = {
  static:
    'Ön ayar kolu hem tam tur hem onda bir tur gösterir; ayarlanan konum kilitlenir, vana kapatılıp açıldığında aynı yere döner. İki ölçüm nipeline takılan cihaz fark basıncı ve debiyi doğrudan okur.',
  dynamic:
    'İçindeki diyafram fark basıncı sabit tutar; komşu kollar açılıp kapansa da bu koldaki debi değişmez. Ayarlanan debi, üzerindeki halkadan okunur ve ölçüm cihazı gerektirmez.',
};

const specsOf = (row, { size, flow, setting, cone, length, kg }) => [
  spec('Genel', 'Ölçü', size),
  row.kind === 'static' ? spec('Hidrolik', 'Kvs', row.kvs, 'm³/h') : spec('Hidrolik', 'Debi', flow, 'l/h'),
  spec('Sınırlar', 'Basınç', `PN ${row.bar}`),
  spec('Genel', 'Tip', row.kind === 'static' ? 'Statik, ön ayarlı' : 'Dinamik, basınçtan bağımsız'),
  spec('Genel', 'Bağlantı', row.dn ? 'Flanşlı, EN 1092-2' : 'İç dişli'),
  spec('Genel', 'Ayar', row.kind === 'static' ? setting : 'Halkadan, kademesiz'),
  spec('Malzeme', 'Gövde', row.material),
  spec('Malzeme', 'Kısma konisi', cone),
  spec('Malzeme', 'Sızdırmazlık', 'EPDM'),
  spec('Hidrolik', 'Ölçüm nipeli', '2 adet'),
  spec('Hidrolik', 'Debi ölçüm hatası', row.kind === 'static' ? '± %5' : '± %8'),
  spec('Sınırlar', 'Çalışma sıcaklığı', '-10 … 120', '°C'),
  spec('Ölçü ve ağırlık', 'Yapı boyu', length, 'mm'),
  spec('Ölçü ve ağırlık', 'Ağırlık', to(kg, 0.01), 'kg'),
];

function valve(row) {
  const [length, kg] = row.dn ? FLANGED[row.dn] : THREADED[row.thread];
  const size = row.dn ? `DN ${row.dn}` : row.thread;
  const cone = row.dn ? 'AISI 316' : 'DZR pirinç';
  const setting = row.kind === 'static' ? `${row.dn ? 80 : 40} kademe` : (row.drive ?? '0-10 V');
  const flow = row.kind === 'dynamic' ? `${n(row.from)} … ${n(row.upTo)}` : null;
  return defineProduct({
    ...row,
    category: 'Balans Vanaları',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      LINES[row.kind],
      row.kind === 'static'
        ? `${size} ölçüde tam açık Kvs değeri ${n(row.kvs)} m³/h’tir. Gövde ${row.material}, kısma konisi ${cone}; ${n(row.bar)} bara ve 120 °C’ye kadar çalışır.`
        : `Debi ${flow} l/h arasında ayarlanır; bunun için 16 … 400 kPa fark basınç yeterlidir. Gövde malzemesi ${row.material}; sürücü vidalı halkayla alet gerekmeden takılır.`,
      row.note,
    ],
    specs: specsOf(row, { size, flow, setting, cone, length, kg }),
    features: [
      row.kind === 'static' ? 'Kilitlenebilir ön ayar' : 'Basınçtan bağımsız debi',
      'Yüksek verimli dengeleme',
      ...row.extra,
    ],
    tags: [
      'vana',
      'balans',
      'dengeleme',
      row.kind === 'static' ? 'statik' : 'dinamik',
      row.dn ? `dn${row.dn}` : row.thread,
      ...(row.tags ?? []),
    ],
    weight: n(kg),
    drawing: {
      machine: 'balancing',
      kind: row.kind,
      dn: row.dn,
      thread: row.thread,
      length,
      setting,
      cone,
      material: row.material,
      rating: `PN ${row.bar}`,
    },
  });
}

export const balancingValves = balancingRows.map(valve);
