import { enamelledRows } from './enamelled-boilers.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

/** Outer diameter with insulation and height (mm), empty weight (kg) by volume in litres. */
const BODIES = {
  100: { outer: 500, height: 1010, kg: 48, wall: 50 },
  160: { outer: 560, height: 1180, kg: 66, wall: 50 },
  200: { outer: 600, height: 1270, kg: 82, wall: 50 },
  300: { outer: 650, height: 1560, kg: 112, wall: 50 },
  400: { outer: 700, height: 1650, kg: 138, wall: 60 },
  500: { outer: 750, height: 1790, kg: 165, wall: 80 },
  800: { outer: 950, height: 1880, kg: 248, wall: 80 },
  1000: { outer: 1000, height: 2080, kg: 296, wall: 80 },
  1500: { outer: 1200, height: 2240, kg: 418, wall: 80 },
  2000: { outer: 1300, height: 2460, kg: 536, wall: 80 },
};

const KINDS = ['Akümülasyon', 'Tek Serpantinli', 'Çift Serpantinli'];

const COAT = [
  'Depo iç yüzeyi 850 °C’de iki kat emaye ile kaplanır; emaye çatlağa karşı esnek karışımdan hazırlanır ve her tank yüksek gerilimle delik denemesinden geçer. Magnezyum anot, kaplamanın açık kalan noktalarını korur.',
  'Serpantin ile depo birlikte emayelenir, bu yüzden aralarında kaplamasız kaynak kalmaz. Temizlik flanşı yan yüzdedir; boyler boşaltılınca içine el girer.',
  'Yalıtım, gövdeye enjekte edilen sert poliüretan köpüktür. Bekleme kaybı düşüktür: akşam ısıtılan su, sabah yalnızca birkaç derece soğur.',
];

const UNHEATED =
  'Depoda serpantin yoktur; yükleme pompası ile eşanjör arasındaki su üstten girer, alttan çıkar. Dört yükleme ağzı iki ayrı ısı kaynağının aynı depoya bağlanmasına izin verir.';

const heated = (row, hourly) =>
  `${n(row.litres)} litrelik depo, ${n(row.coilM2)} m² yüzeyli serpantinle kazan suyundan saatte ${n(hourly)} litre sıcak su hazırlar (80 °C kazan suyu, 10 °C’den 45 °C’ye).` +
  (row.upperM2
    ? ` Üst serpantin ${n(row.upperM2)} m²’dir; alttaki güneş devresine, üstteki kazana bağlanır.`
    : '');

function coilSpecs({ coils, upperM2 }, { coilKw, hourly }) {
  if (coils === 0) return [spec('Bağlantılar', 'Yükleme ağzı', '4 adet')];
  const lower = [
    spec('Serpantin', 'Serpantin gücü', coilKw, 'kW'),
    spec('Serpantin', 'Sürekli debi', hourly, 'L/h'),
  ];
  if (!upperM2) return lower;
  return [
    ...lower,
    spec('Serpantin', 'Üst serpantin', upperM2, 'm²'),
    spec('Serpantin', 'Üst serpantin gücü', to(upperM2 * 31, 1), 'kW'),
  ];
}

function boiler(row, i) {
  const body = BODIES[row.litres];
  const coilKw = to(row.coilM2 * 31, 1);
  const hourly = to((coilKw * 860) / 35, 10);
  const weight = n(Math.round(body.kg + row.coilM2 * 14 + (row.upperM2 ?? 0) * 14));
  return defineProduct({
    ...row,
    category: 'Emaye Boylerler',
    name: row.name ?? `${KINDS[row.coils]} Emaye Boyler ${n(row.litres)} Litre`,
    sku: row.model,
    text: [row.about, row.coils ? heated(row, hourly) : UNHEATED, COAT[i % COAT.length], row.note],
    specs: [
      spec('Depo', 'Hacim', row.litres, 'L'),
      row.coils ? spec('Serpantin', 'Serpantin', row.coilM2, 'm²') : spec('Serpantin', 'Serpantin', 'Yok'),
      spec('Sınırlar', 'Basınç', row.bar ?? 10, 'bar'),
      ...coilSpecs(row, { coilKw, hourly }),
      spec('Depo', 'İç kaplama', 'Çift kat emaye'),
      spec('Depo', 'Anot', row.litres >= 800 ? 'Magnezyum, 2 adet' : 'Magnezyum'),
      spec('Depo', 'Yalıtım', `${body.wall} mm poliüretan`),
      spec('Depo', 'Bekleme kaybı', to(0.42 * Math.cbrt(row.litres) - 0.6, 0.1), 'kWh/24h'),
      spec('Depo', 'Enerji sınıfı', row.litres <= 500 ? 'B' : 'C'),
      spec('Sınırlar', 'Kullanım suyu sıcaklığı', 95, '°C'),
      spec('Sınırlar', 'Serpantin basıncı', 16, 'bar'),
      spec('Bağlantılar', 'Sıcak ve soğuk su', row.litres >= 800 ? 'G 1 1/2"' : 'G 1"'),
      spec('Bağlantılar', 'Temizlik flanşı', row.litres >= 800 ? 220 : 180, 'mm'),
      spec('Ölçü ve ağırlık', 'Yükseklik', body.height, 'mm'),
      spec('Ölçü ve ağırlık', 'Çap, yalıtımlı', body.outer, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık, boş', weight, 'kg'),
    ],
    features: ['Çift kat emaye kaplama', 'Magnezyum anot', 'Temizlik flanşı ile kolay bakım', ...row.extra],
    tags: ['boyler', 'emaye', 'sıcak su', 'serpantinli', `${row.litres} litre`, ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'boiler',
      litres: row.litres,
      coils: row.coils,
      outer: body.outer,
      height: body.height,
      stainless: false,
      insulation: body.wall,
    },
  });
}

export const enamelledBoilers = enamelledRows.map(boiler);
