import { gasketedRows } from './gasketed-exchangers.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

/** Measures and weights of the frame sizes: areaM2 and plateKg of one plate, pitchMm of the pack. */
const FRAMES = {
  'PLT-025': { dn: 25, areaM2: 0.034, height: 480, width: 180, frameKg: 28, plateKg: 0.18, pitchMm: 2.6 },
  'PLT-032': { dn: 32, areaM2: 0.06, height: 640, width: 200, frameKg: 44, plateKg: 0.32, pitchMm: 2.8 },
  'PLT-040': { dn: 50, areaM2: 0.2, height: 832, width: 320, frameKg: 86, plateKg: 0.8, pitchMm: 3.2 },
  'PLT-065': { dn: 65, areaM2: 0.27, height: 1060, width: 320, frameKg: 142, plateKg: 1.05, pitchMm: 3.2 },
  'PLT-100': { dn: 100, areaM2: 0.48, height: 1265, width: 480, frameKg: 318, plateKg: 1.9, pitchMm: 3.6 },
  'PLT-150': { dn: 150, areaM2: 0.85, height: 1890, width: 610, frameKg: 724, plateKg: 3.4, pitchMm: 4 },
  'AKP-50': { dn: 50, areaM2: 0.19, height: 860, width: 310, frameKg: 92, plateKg: 0.78, pitchMm: 3.4 },
  'AKP-80': { dn: 80, areaM2: 0.32, height: 1120, width: 400, frameKg: 198, plateKg: 1.2, pitchMm: 3.6 },
};

const REGIMES = {
  tapWater: { hot: '80 / 60', cold: '10 / 60', drop: 20, rise: 50, cut: 'kullanım sıcak suyu' },
  heating: { hot: '80 / 60', cold: '50 / 70', drop: 20, rise: 20, cut: 'ısıtma' },
  geothermal: { hot: '75 / 55', cold: '45 / 65', drop: 20, rise: 20, cut: 'jeotermal' },
  milk: { hot: '80 / 60', cold: '4 / 72', drop: 20, rise: 68, cut: 'pastörizasyon' },
};

const SERVICE = [
  'Saplamalar gevşetildiğinde plaka paketi taşıyıcı bar üzerinde açılır; plakalar boru sökülmeden yıkanır. Contalar klipsli olduğundan yapıştırıcı gerekmez ve sahada değiştirilebilir.',
  'Gövde, ileride plaka eklenebilecek boyda saplamalarla gönderilir. Kapasite arttığında yalnız plaka ve conta alınır, bağlantılar yerinde kalır.',
  'Her eşanjör fabrikada deneme basıncında suyla sınanır; deney tutanağı ve plaka dizilim şeması kutunun içindedir.',
];

const specsOf = (row, i, { frame, regime, surface, length, weight, material, flow }) => [
  spec('Isıl değerler', 'Kapasite', row.kw, 'kW'),
  spec('Gövde ve plaka', 'Plaka', row.plates),
  spec('Bağlantı ve sınırlar', 'Bağlantı', `DN ${frame.dn}`),
  spec('Isıl değerler', 'Primer devre', regime.hot, '°C'),
  spec('Isıl değerler', 'Sekonder devre', regime.cold, '°C'),
  spec('Isıl değerler', 'Primer debi', flow(regime.drop), 'm³/h'),
  spec('Isıl değerler', 'Basınç kaybı, primer', 16 + ((row.kw + i * 7) % 24), 'kPa'),
  spec('Isıl değerler', 'Basınç kaybı, sekonder', 12 + ((row.kw + i * 11) % 22), 'kPa'),
  spec('Gövde ve plaka', 'Isı geçiş yüzeyi', to(surface, 0.01), 'm²'),
  spec('Gövde ve plaka', 'Plaka malzemesi', material),
  spec('Gövde ve plaka', 'Plaka kalınlığı', row.frame === 'PLT-150' ? 0.6 : 0.5, 'mm'),
  spec('Gövde ve plaka', 'Conta', `${row.gasket}, klipsli`),
  spec('Bağlantı ve sınırlar', 'Çalışma basıncı', row.bar ?? 16, 'bar'),
  spec('Bağlantı ve sınırlar', 'Deneme basıncı', (row.bar ?? 16) * 1.5, 'bar'),
  spec('Bağlantı ve sınırlar', 'Çalışma sıcaklığı', row.gasket === 'EPDM' ? '-15 … 150' : '-10 … 130', '°C'),
  spec('Ölçü ve ağırlık', 'Yükseklik', frame.height, 'mm'),
  spec('Ölçü ve ağırlık', 'Genişlik', frame.width, 'mm'),
  spec('Ölçü ve ağırlık', 'Uzunluk', length, 'mm'),
  spec('Ölçü ve ağırlık', 'Ağırlık, boş', weight, 'kg'),
];

function exchanger(row, i) {
  const frame = FRAMES[row.frame];
  const regime = REGIMES[row.regime];
  const surface = (row.plates - 2) * frame.areaM2;
  const pack = Math.round(row.plates * frame.pitchMm);
  const length = to(pack * 1.6 + 320, 10);
  const weight = n(Math.round(frame.frameKg + row.plates * frame.plateKg));
  const model = `${row.frame}/${row.plates}`;
  const material = row.plate ?? 'AISI 316';
  const flow = (drop) => to(row.kw / 1.163 / drop, 0.1);
  return defineProduct({
    ...row,
    category: 'Contalı Plakalı Eşanjörler',
    name: row.name ?? `Contalı Plakalı Isı Eşanjörü ${n(row.kw)} kW, ${row.plates} Plaka`,
    model,
    sku: `${model.replace('/', '-')}-${row.gasket[0]}`,
    text: [
      row.about,
      `${model}, ${n(row.kw)} kW ısıl güç için ${row.plates} adet ${material.replace('Titanyum', 'titanyum')} plaka ile dizilmiştir; toplam ısı geçiş yüzeyi ${n(to(surface, 0.1))} m²’dir. Hesap ${regime.hot} °C primer ve ${regime.cold} °C sekonder rejimine göre yapılmıştır. ${regime.cut[0].toLocaleUpperCase('tr')}${regime.cut.slice(1)} devresinde primer debi ${n(flow(regime.drop))} m³/h, sekonder debi ${n(flow(regime.rise))} m³/h olur.`,
      SERVICE[i % SERVICE.length],
      row.note,
    ],
    specs: specsOf(row, i, { frame, regime, surface, length, weight, material, flow }),
    features: [
      'Sökülüp temizlenebilir',
      'Modüler: plaka eklenebilir',
      'Yüksek verimli balıksırtı plaka',
      ...row.extra,
    ],
    tags: ['eşanjör', 'plakalı', 'contalı', 'ısı değiştirici', regime.cut, ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'gasketed',
      plates: row.plates,
      dn: frame.dn,
      height: frame.height,
      width: frame.width,
      pack,
      length,
      gasket: row.gasket,
    },
  });
}

/** Spare plates and gaskets, sold as a set. */
const gasketSet = defineProduct({
  category: 'Contalı Plakalı Eşanjörler',
  name: 'PLT-040 Plaka Conta Takımı, EPDM Klipsli',
  brand: 'Platerm',
  model: 'PLT-040-CT',
  sku: 'PLT-040-CT-E',
  unit: 'takım',
  price: 9480.5,
  stock: 26,
  minOrder: 1,
  rating: 4.7,
  reviews: 19,
  warranty: '1 yıl',
  certificates: ['CE', 'KTW'],
  short: '40 plakalı PLT-040 gövde için uç plaka contası dâhil tam takım yedek conta.',
  text: [
    'Contalar sıcaklık ve kimyasal yıkamayla zamanla sertleşir; damlama başladığında bütün takımı değiştirmek tek tek aramaktan ucuzdur. Bu takım 40 plakalı bir PLT-040 gövdeyi baştan sona yeniler.',
    'Takımda 38 ara plaka contası, bir başlangıç ve bir bitiş plakası contası ile yedek klipsler bulunur. Klipsli bağlantı yapıştırıcı istemez; iki kişi paketi yarım günde yeniler.',
    'Contalar ışık geçirmeyen torbada gönderilir. Serin ve karanlıkta saklandığında raf ömrü iki yıldır.',
  ],
  specs: [
    spec('Genel', 'Gövde', 'PLT-040'),
    spec('Genel', 'Malzeme', 'EPDM'),
    spec('Genel', 'Adet', '40'),
    spec('Genel', 'Bağlama', 'Klipsli, yapıştırıcısız'),
    spec('Sınırlar', 'Çalışma sıcaklığı', '-15 … 150', '°C'),
    spec('Sınırlar', 'Çalışma basıncı', 16, 'bar'),
    spec('Ölçü ve ağırlık', 'Plaka yüksekliği', 780, 'mm'),
    spec('Ölçü ve ağırlık', 'Plaka genişliği', 300, 'mm'),
    spec('Ölçü ve ağırlık', 'Ağırlık', 4.6, 'kg'),
  ],
  features: ['Klipsli, yapıştırıcısız', 'Kolay bakım', 'Uç plaka contaları dâhil'],
  applications: ['Bakım ve onarım', 'HVAC', 'Kullanım sıcak suyu'],
  tags: ['conta', 'yedek parça', 'plaka contası', 'eşanjör'],
  choices: [],
  weight: '4,6',
  drawing: {
    machine: 'plates',
    dn: 50,
    height: 780,
    width: 300,
    gasket: 'EPDM',
    plate: 'AISI 316, 0,5 mm',
    thickness: '3,2',
  },
});

export const gasketedExchangers = [gasketSet, ...gasketedRows.map(exchanger)];
