import { defineProduct, n, spec, to } from './product.mjs';
import { coilPipeRows, stainlessRows } from './stainless-boilers.rows.mjs';

/** Outer diameter and height (mm), empty weight (kg) by volume in litres. */
const BODIES = {
  150: { outer: 500, height: 1240, kg: 38 },
  300: { outer: 600, height: 1640, kg: 64 },
  500: { outer: 720, height: 1860, kg: 96 },
  800: { outer: 900, height: 2000, kg: 148 },
  1000: { outer: 950, height: 2140, kg: 176 },
  1500: { outer: 1160, height: 2240, kg: 262 },
  2000: { outer: 1260, height: 2480, kg: 338 },
  3000: { outer: 1440, height: 2720, kg: 492 },
};

const KINDS = [
  'Paslanmaz Akümülasyon Tankı',
  'Tek Serpantinli Paslanmaz Boyler',
  'Çift Serpantinli Paslanmaz Boyler',
];

const SHELL = [
  'Gövde argon altında kaynaklanır, kaynak dikişleri asit banyosunda temizlenip pasifleştirilir. Paslanmaz yüzey anot istemez; yılda bir anot değiştirme işi ortadan kalkar.',
  'Ondüle serpantin ısıtıldıkça uzayıp kısalır, bu hareket kireci kendiliğinden döker. Düz boruya göre aynı hacimde iki kata yakın yüzey verir.',
  'Bombeli alt ve üst taban sayesinde su köşede beklemez. Dikey kaynaklar kaydırmalıdır; tank deneme basıncında yirmi dört saat bekletilerek sınanır.',
];

function tank(row, i) {
  const body = BODIES[row.litres];
  const coilKw = to(row.coilM2 * 36, 1);
  const weight = n(Math.round(body.kg + row.coilM2 * 6));
  return defineProduct({
    ...row,
    category: 'Paslanmaz Boylerler',
    name: row.name ?? `${KINDS[row.coils]} ${n(row.litres)} Litre`,
    sku: row.model,
    text: [row.about, capacityText(row, coilKw), SHELL[i % SHELL.length], row.note],
    specs: [
      spec('Depo', 'Hacim', row.litres, 'L'),
      row.coils ? spec('Serpantin', 'Serpantin', row.coilM2, 'm²') : spec('Serpantin', 'Serpantin', 'Yok'),
      spec('Sınırlar', 'Basınç', row.bar ?? 8, 'bar'),
      ...(row.coils
        ? [
            spec('Serpantin', 'Serpantin gücü', coilKw, 'kW'),
            spec('Serpantin', 'Sürekli debi', to((coilKw * 860) / 35, 10), 'L/h'),
            spec('Serpantin', 'Serpantin borusu', 'Ondüle, AISI 316L'),
          ]
        : [spec('Bağlantılar', 'Yükleme ağzı', '8 adet'), spec('Depo', 'Katman plakası', 'Var')]),
      spec('Depo', 'Gövde malzemesi', row.steel ?? 'AISI 316L'),
      spec('Depo', 'Yalıtım', row.litres >= 1000 ? '100 mm elyaf, sökülür' : '60 mm poliüretan'),
      spec('Sınırlar', 'Deneme basıncı', (row.bar ?? 8) * 1.5, 'bar'),
      spec('Sınırlar', 'En yüksek sıcaklık', 95, '°C'),
      spec('Bağlantılar', 'Sıcak ve soğuk su', row.litres >= 1000 ? 'G 2"' : 'G 1 1/4"'),
      spec('Bağlantılar', 'Menhol', row.litres >= 1500 ? 400 : 220, 'mm'),
      spec('Ölçü ve ağırlık', 'Yükseklik', body.height, 'mm'),
      spec('Ölçü ve ağırlık', 'Çap', body.outer, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık, boş', weight, 'kg'),
    ],
    features: ['Paslanmaz gövde, anot istemez', ...row.extra],
    tags: ['boyler', 'paslanmaz', 'inox', 'sıcak su', `${row.litres} litre`, ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'boiler',
      litres: row.litres,
      coils: row.coils,
      outer: body.outer,
      height: body.height,
      stainless: true,
      insulation: row.litres >= 1000 ? 100 : 60,
    },
  });
}

function capacityText({ litres, coils, coilM2 }, coilKw) {
  if (coils === 0) {
    return `${n(litres)} litrelik tank sekiz yükleme ağzıyla gelir; kazan, ısı pompası ve güneş aynı depoya bağlanabilir. İçindeki delikli katman plakası sıcak suyu üstte tutar.`;
  }
  return `Toplam ${n(coilM2)} m² ondüle serpantin ${n(coilKw)} kW ısıyı suya geçirir; ${n(litres)} litrelik depo tek başına ${n(to((litres * 35 * 1.16) / coilKw / 16.7, 1))} dakikada 10 °C’den 45 °C’ye gelir.`;
}

function coilPipe(row) {
  return defineProduct({
    ...row,
    category: 'Paslanmaz Boylerler',
    sku: row.model,
    unit: 'metre',
    text: [
      row.about,
      `Et kalınlığı ${n(row.wallMm)} mm’dir ve elle ${n(row.bendMm)} mm yarıçapa kadar bükülür. Metre ile satılır, ${n(row.minOrder)} metreden başlar; istenen boyda tek parça sarılarak gönderilir.`,
      row.note,
    ],
    specs: [
      spec('Genel', 'Ölçü', row.bore),
      spec('Genel', 'Dış çap', row.pipeMm, 'mm'),
      spec('Genel', 'Malzeme', 'AISI 316L'),
      spec('Genel', 'Et kalınlığı', row.wallMm, 'mm'),
      spec('Genel', 'Yüzey', row.surface, 'm²/m'),
      spec('Sınırlar', 'Çalışma basıncı', row.bar, 'bar'),
      spec('Sınırlar', 'Çalışma sıcaklığı', '-40 … 200', '°C'),
      spec('Ölçü ve ağırlık', 'Büküm yarıçapı', row.bendMm, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık, metre', row.weight, 'kg'),
    ],
    features: ['Elle bükülür', 'Kireç tutmaz ondüle yüzey', 'Tek parça istenen boy'],
    tags: ['serpantin', 'ondüle boru', 'paslanmaz', 'inox', 'metre'],
    drawing: {
      machine: 'coil',
      pipe: row.pipeMm,
      coil: row.coilMm,
      wall: `${n(row.wallMm)} mm`,
      bore: row.bore,
      material: 'AISI 316L',
      bend: row.bendMm,
    },
  });
}

export const stainlessBoilers = [...coilPipeRows.map(coilPipe), ...stainlessRows.map(tank)];
