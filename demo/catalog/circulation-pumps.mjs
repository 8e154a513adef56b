import { dryPumpHeight } from '../drawings/pump/circulation-sheet.mjs';
import { circulationRows } from './circulation-pumps.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

const DRY = [
  'Motor ile pompa arasındaki mekanik salmastra, gövde hattan sökülmeden değiştirilir. Emme ve basma ağızları aynı eksende ve aynı çaptadır; boru hattının herhangi bir yerine ayaksız bağlanır.',
  'Döküm gövde kataforez kaplıdır, soğutma hatlarında terleyen yüzey paslanmaz. Lanternin dört yanı açıktır; salmastradan gelen ilk damla hemen görülür.',
];
const WET = [
  'Rotor suyun içinde döner, yataklar pompalanan suyla yağlanır; salmastra yoktur, ses duyulmaz. Senkron sürekli mıknatıslı motor, eski üç devirli pompaların beşte biri kadar elektrik çeker.',
  'Hava, çalıştırma sırasında otomatik programla atılır. Kafa dört yöne çevrilebildiği için gösterge, boru yatay da olsa okunacak yöne bakar.',
];

/** Motor diameter and length (mm), weight (kg) by power in kW. */
function motorOf(kw) {
  const motor = to(130 + Math.cbrt(kw) * 62, 10);
  return { motor, motorLength: to(190 + Math.cbrt(kw) * 135, 10), kg: 14 + kw * 7.2 };
}

const commonSpecs = (row, connection) => [
  spec('Hidrolik', 'Debi', row.flow, 'm³/h'),
  spec('Hidrolik', 'Basma', row.head, 'mSS'),
  spec('Bağlantı ve sınırlar', 'Bağlantı', connection),
  spec('Hidrolik', 'En yüksek debi', to(row.flow * 1.45, 0.1), 'm³/h'),
  spec('Hidrolik', 'Sıfır debide basma', to(row.head * 1.24, 0.1), 'mSS'),
];

function dry(row, i) {
  const { motor, motorLength, kg } = motorOf(row.kw);
  const length = row.dn < 65 ? 340 : to(row.dn * 3.4 + 180, 10);
  const weight = n(Math.round(kg + row.dn * 0.42));
  const drawing = {
    machine: 'circulation',
    rotor: 'dry',
    dn: row.dn,
    length,
    motor,
    motorLength,
    electronic: row.electronic,
    power: `${n(row.kw)} kW`,
    duty: { flow: row.flow, head: row.head },
  };
  return defineProduct({
    ...row,
    category: 'Sirkülasyon Pompaları',
    sku: `${row.model.replaceAll(' ', '-')}`,
    text: [
      row.about,
      `Anma noktasında ${n(row.flow)} m³/h debiyi ${n(row.head)} metre su sütununa karşı basar; motor gücü ${n(row.kw)} kW, verim sınıfı ${row.electronic ? 'IE4' : 'IE3'}’tür. ${row.electronic ? 'Üzerindeki frekans çevirici fark basıncı ölçer ve devri kendisi ayarlar; bina otomasyonuna Modbus RTU ile bağlanır.' : 'Sabit devirlidir; istenirse aynı gövdeye frekans çevirici sonradan takılabilir.'}`,
      DRY[i % DRY.length],
      row.note,
    ],
    specs: [
      ...commonSpecs(row, `DN ${row.dn}`),
      spec('Motor', 'Motor gücü', row.kw, 'kW'),
      spec('Motor', 'Gerilim', row.kw > 0.75 ? '3 × 400' : '1 × 230', 'V'),
      spec('Motor', 'Devir', row.electronic ? '900 … 2.950' : '2.950', 'd/dk'),
      spec('Motor', 'Koruma', 'IP 55'),
      spec('Gövde', 'Gövde malzemesi', 'GG25 döküm'),
      spec('Gövde', 'Çark malzemesi', row.impeller ?? 'Bronz'),
      spec('Gövde', 'Salmastra', 'Karbon / silisyum karbür'),
      spec('Bağlantı ve sınırlar', 'Çalışma basıncı', 16, 'bar'),
      spec('Bağlantı ve sınırlar', 'Su sıcaklığı', '-15 … 130', '°C'),
      spec('Ölçü ve ağırlık', 'Yapı boyu', length, 'mm'),
      spec('Ölçü ve ağırlık', 'Yükseklik', dryPumpHeight(drawing), 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
    ],
    features: [
      ...(row.electronic ? ['Frekans kontrollü otomasyon', 'Modbus RTU'] : []),
      'Hattan sökmeden salmastra değişimi',
      ...row.extra,
    ],
    tags: ['pompa', 'sirkülasyon', 'in-line', 'kuru rotor', ...(row.electronic ? ['frekans kontrollü'] : [])],
    weight,
    drawing,
  });
}

function wet(row, i) {
  const motor = to(92 + Math.cbrt(row.watts) * 7.5, 1);
  const motorLength = to(motor * 1.3, 1);
  const length = row.dn ? to(row.dn * 1.6 + 200, 10) : 180;
  const connection = row.dn ? `DN ${row.dn}` : `G ${row.thread}`;
  const weight = n(to(1.2 + row.watts * 0.016 + (row.dn ?? 0) * 0.08, 0.1));
  return defineProduct({
    ...row,
    category: 'Sirkülasyon Pompaları',
    sku: row.sku ?? row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `${n(row.flow)} m³/h debide ${n(row.head)} metre basar ve bunu yaparken en çok ${n(row.watts)} W çeker. ${row.electronic ? 'Sabit fark basınç, oransal basınç ve sabit devir olmak üzere üç çalışma biçimi vardır; ekrandan anlık güç okunur.' : 'Üç devir kademesi elle seçilir; eski pompaların birebir yerine geçer.'}`,
      WET[i % WET.length],
      row.note,
    ],
    specs: [
      ...commonSpecs(row, connection),
      spec('Motor', 'Çektiği güç', row.watts, 'W'),
      spec('Motor', 'Gerilim', '1 × 230', 'V'),
      ...(row.electronic
        ? [spec('Motor', 'Enerji verim indeksi', 'EEI ≤ 0,20')]
        : [spec('Motor', 'Devir kademesi', 3)]),
      spec('Motor', 'Koruma', row.electronic ? 'IP X4D' : 'IP 44'),
      spec('Gövde', 'Gövde malzemesi', row.body ?? 'GG20 döküm'),
      spec('Gövde', 'Çark malzemesi', 'Teknopolimer'),
      spec('Bağlantı ve sınırlar', 'Çalışma basıncı', 10, 'bar'),
      spec('Bağlantı ve sınırlar', 'Su sıcaklığı', '2 … 110', '°C'),
      spec('Ölçü ve ağırlık', 'Yapı boyu', length, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
    ],
    features: [
      ...(row.electronic ? ['Yüksek verimli mıknatıslı motor', 'Otomatik hava atma'] : ['Üç devirli']),
      'Sessiz ıslak rotor',
      ...row.extra,
    ],
    tags: ['pompa', 'sirkülasyon', 'ıslak rotor', ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'circulation',
      rotor: 'wet',
      dn: row.dn,
      thread: row.thread,
      length,
      motor,
      motorLength,
      electronic: row.electronic,
      power: `${n(row.watts)} W`,
      duty: { flow: row.flow, head: row.head },
    },
  });
}

export const circulationPumps = circulationRows.map((row, i) => (row.kw ? dry(row, i) : wet(row, i)));
