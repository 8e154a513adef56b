import { butterflyRows } from './butterfly-valves.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

/** Face to face (mm), torque (Nm), weight without drive (kg) by nominal size. */
const SIZES = {
  50: { face: 43, torque: 12, kg: 2.4 },
  65: { face: 46, torque: 18, kg: 3 },
  80: { face: 46, torque: 26, kg: 3.4 },
  100: { face: 52, torque: 42, kg: 4.8 },
  125: { face: 56, torque: 66, kg: 6.6 },
  150: { face: 56, torque: 90, kg: 8.2 },
  200: { face: 60, torque: 165, kg: 13.5 },
  250: { face: 68, torque: 285, kg: 21 },
  300: { face: 78, torque: 430, kg: 31 },
};

const DRIVES = {
  lever: {
    word: 'Kollu',
    kg: 0.9,
    line: '10 kademeli çentikli plaka kolu istenen açıda kilitler; asma kilit takılarak vana izinsiz açılmaya karşı korunur',
  },
  gear: {
    word: 'Dişli Kutulu',
    kg: 5,
    line: 'Sonsuz dişli kutusu, büyük çapı tek elle çevirtir ve vanayı bırakıldığı yerde tutar; üzerindeki gösterge klape konumunu gösterir',
  },
  electric: {
    word: 'Elektrikli Aktüatörlü',
    kg: 4.5,
    line: 'Elektrikli aktüatör vanayı uzaktan açıp kapatır, konumunu panoya bildirir; elektrik kesildiğinde elle çevirme kolu kullanılır',
  },
  pneumatic: {
    word: 'Pnömatik Aktüatörlü',
    kg: 6,
    line: 'Çift etkili pnömatik aktüatör 6 bar hava ile iki saniyede açar kapatır; selenoid valf ve konum kutusu doğrudan üzerine bağlanır',
  },
};

const SEAT = [
  'Manşet gövdeye vulkanize değil geçmedir; eskidiğinde yalnız manşet değiştirilir. Manşetin dudakları flanş contası görevi görür, ayrıca conta konmaz.',
  'Klape mili tek parçadır ve üç yatakla tutulur. Akışkan gövdeye ve mile değmez; iç hacimde yalnız klape ile manşet ıslanır.',
  'Vana çift yönlüdür, ok yoktur. Montajda klape yarı açık tutulmalı, cıvatalar flanş gövdeye değinceye kadar çapraz sıkılmalıdır.',
];

const specsOf = (row, { size, drive, kind, weight }) => [
  spec('Genel', 'Ölçü', `DN ${row.dn}`),
  spec('Sınırlar', 'Basınç', row.pn ?? 'PN 16'),
  spec('Malzeme', 'Klape', row.disc),
  spec('Genel', 'Gövde tipi', kind),
  spec('Genel', 'Tahrik', drive.word),
  ...(row.signal ? [spec('Genel', 'Kumanda', row.signal)] : []),
  spec('Malzeme', 'Gövde', row.iron),
  spec('Malzeme', 'Manşet', row.seat),
  spec('Malzeme', 'Mil', 'AISI 420'),
  spec(
    'Sınırlar',
    'Çalışma sıcaklığı',
    row.seat === 'NBR' ? '-10 … 80' : row.seat === 'FKM' ? '-10 … 180' : '-15 … 120',
    '°C',
  ),
  spec('Sınırlar', 'Kapama torku', size.torque, 'Nm'),
  spec('Sınırlar', 'Kv, tam açık', to((row.dn / 25.4) ** 2 * 36, 5), 'm³/h'),
  spec('Ölçü ve ağırlık', 'Yapı boyu', size.face, 'mm'),
  spec('Ölçü ve ağırlık', 'Flanş standardı', 'EN 1092-2, PN 10/16'),
  spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
];

function valve(row, i) {
  const size = SIZES[row.dn];
  const drive = DRIVES[row.drive];
  const weight = n(to(size.kg * (row.body === 'lug' ? 1.3 : 1) + drive.kg, 0.1));
  const kind = row.body === 'lug' ? 'Lug' : 'Wafer';
  return defineProduct({
    ...row,
    category: 'Kelebek Vanalar',
    name: row.name ?? `${kind} Tip Kelebek Vana DN ${row.dn}, ${drive.word}`,
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `Malzemeler: ${kind.toLowerCase()} tip gövde ${row.iron}, klape ${row.disc}, manşet ${row.seat}. ${drive.line}. Tam kapalı konumda 16 bara kadar sızdırmaz; kapama torku ${size.torque} Nm’dir.`,
      SEAT[i % SEAT.length],
      row.note,
    ],
    specs: specsOf(row, { size, drive, kind, weight }),
    features: ['Kompakt yapı boyu', 'Değiştirilebilir manşet', ...row.extra],
    tags: [
      'vana',
      'kelebek',
      kind.toLowerCase(),
      drive.word.toLocaleLowerCase('tr'),
      `dn${row.dn}`,
      ...(row.tags ?? []),
    ],
    weight,
    drawing: {
      machine: 'butterfly',
      dn: row.dn,
      face: size.face,
      body: row.body,
      drive: row.drive,
      disc: row.disc,
      seat: row.seat,
      material: row.iron,
      rating: row.pn ?? 'PN 16',
    },
  });
}

export const butterflyValves = butterflyRows.map(valve);
