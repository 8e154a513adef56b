import { drainageMeasures } from '../drawings/pump/drainage-sheet.mjs';
import { drainageRows } from './drainage-pumps.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

const WATERS = {
  clean: { word: 'temiz', impeller: 'açık', solids: 10 },
  dirty: { word: 'kirli', impeller: 'yarı açık', solids: 35 },
  sewage: { word: 'pis', impeller: 'vorteks', solids: 50 },
  grinder: { word: 'pis', impeller: 'parçalayıcı', solids: 0 },
};

const CARE = [
  'Motor ile pompa arasında yağ banyosunda iki mekanik salmastra vardır; alttaki aşınsa bile su motora geçmez. Kablo girişi reçine ile doldurulmuştur.',
  'Pompa çukura kızak boru ile indirilir; bakım için zincirinden çekilir, çukura inmek gerekmez. Isıl koruma sargıların içindedir ve motoru kendiliğinden durdurur.',
  'Mil ile dış gövde paslanmaz, çark aşınmaya dayanıklı dökümdür. Taban süzgeci ya da ayaklar tek cıvatayla sökülür ve çark el ile temizlenir.',
];

const specsOf = (row, { water, outlet, size, weight }) => [
  spec('Hidrolik', 'Debi', row.flow, 'm³/h'),
  spec('Hidrolik', 'Basma', row.head, 'mSS'),
  spec('Bağlantı ve sınırlar', 'Çıkış', outlet),
  spec('Hidrolik', 'En yüksek debi', to(row.flow * 1.45, 0.1), 'm³/h'),
  spec('Hidrolik', 'Katı parça', water.solids ? n(water.solids) : 'Parçalar', water.solids ? 'mm' : ''),
  spec('Hidrolik', 'Çark', `${water.impeller[0].toLocaleUpperCase('tr')}${water.impeller.slice(1)}`),
  spec('Motor', 'Motor gücü', row.kw, 'kW'),
  spec('Motor', 'Gerilim', row.kw > 1.5 ? '3 × 400' : '1 × 230', 'V'),
  spec('Motor', 'Koruma', 'IP 68'),
  spec('Motor', 'Kablo', row.cable ?? 10, 'm'),
  spec('Motor', 'Şamandıra', row.float ? 'Var' : 'Yok'),
  spec('Gövde', 'Gövde malzemesi', row.body ?? (row.kw < 1 ? 'AISI 304' : 'GG25 döküm')),
  spec('Gövde', 'Salmastra', 'Çift, yağ banyolu'),
  spec('Bağlantı ve sınırlar', 'Daldırma derinliği', row.kw < 1 ? 7 : 20, 'm'),
  spec('Bağlantı ve sınırlar', 'Su sıcaklığı', 40, '°C'),
  spec('Ölçü ve ağırlık', 'Yükseklik', size.height, 'mm'),
  spec('Ölçü ve ağırlık', 'Genişlik', size.width, 'mm'),
  spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
];

function pump(row, i) {
  const water = WATERS[row.water];
  const body = to(130 + Math.cbrt(row.kw) * 86, 10);
  const height = to(240 + Math.cbrt(row.kw) * 150, 10);
  const drawing = {
    machine: 'drainage',
    body,
    height,
    dn: row.dn,
    thread: row.thread,
    float: row.float,
    strainer: row.water === 'clean',
    power: `${n(row.kw)} kW`,
    impeller: water.impeller,
    duty: { flow: row.flow, head: row.head },
  };
  const size = drainageMeasures(drawing);
  const weight = n(to(3.5 + row.kw * 11 + (row.dn ?? 0) * 0.1, 0.5));
  const outlet = row.dn ? `DN ${row.dn}` : `G ${row.thread}`;
  return defineProduct({
    ...row,
    category: 'Drenaj Pompaları',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `${n(row.flow)} m³/h ${water.word} suyu ${n(row.head)} metre yükseğe basar. ${water.solids ? `${water.impeller[0].toLocaleUpperCase('tr')}${water.impeller.slice(1)} çarkı ${water.solids} mm’ye kadar katı parçaları geçirir` : 'Emişteki bıçak bez ve lifleri parçalayarak ince boruya gönderir'}; motor ${n(row.kw)} kW, çıkış ${outlet}.`,
      CARE[i % CARE.length],
      row.note,
    ],
    specs: specsOf(row, { water, outlet, size, weight }),
    features: [
      ...(row.float ? ['Şamandıralı otomasyon'] : []),
      'Çift mekanik salmastra',
      'Isıl korumalı motor',
      ...row.extra,
    ],
    tags: [
      'pompa',
      'drenaj',
      'dalgıç',
      'atık su',
      ...(row.float ? ['şamandıralı'] : []),
      ...(row.tags ?? []),
    ],
    weight,
    drawing,
  });
}

export const drainagePumps = drainageRows.map(pump);
