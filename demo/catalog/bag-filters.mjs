import { bagRows } from './bag-filters.rows.mjs';
import { choice, defineProduct, n, spec, to } from './product.mjs';

const CARE = [
  'Torba değiştirme dört dakika sürer: mafsallı cıvatalar gevşetilir, kapak yana çevrilir, torba sapından çekilir. Delikli sepet torbanın patlamasını önler.',
  'Torbanın ağzı yaylı halkayla gövdeye bastırılır, süzülmemiş su yanından kaçamaz. Giriş ve çıkış manometrelerinin farkı 1 bara ulaştığında torba değiştirilir.',
  'Gövde içi cam bilye ile püskürtülmüş, kaynaklar pasifleştirilmiştir. Altındaki boşaltma ağzı hazneyi tümüyle boşaltır; ürün kaybı olmaz.',
];

function housing(row, i) {
  const weight = n(Math.round(row.outer * row.height * 0.00011 * (row.bags > 1 ? 1.4 : 1)));
  return defineProduct({
    ...row,
    category: 'Torba Filtreler',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `${row.bags > 1 ? `${row.bags} adet` : 'Tek'} ${row.bagSize} numara torba ile ${n(row.flow)} m³/h suyu ${n(row.mesh)} µm’ye süzer; torba yüzeyi toplam ${n(to(row.bags * (row.bagSize === 2 ? 0.5 : 0.25), 0.05))} m²’dir. Malzemeler: gövde ${row.material}, kapak contası ${row.gasket}. En çok ${n(row.bar)} bar ile çalışır.`,
      CARE[i % CARE.length],
      row.note,
    ],
    specs: [
      spec('Süzme', 'Debi', row.flow, 'm³/h'),
      spec('Süzme', 'Süzme', row.mesh, 'µm'),
      spec('Bağlantı ve sınırlar', 'Bağlantı', `DN ${row.dn}`),
      spec('Süzme', 'Torba', `${row.bags} × ${row.bagSize} numara`),
      spec('Süzme', 'Torba yüzeyi', to(row.bags * (row.bagSize === 2 ? 0.5 : 0.25), 0.05), 'm²'),
      spec('Süzme', 'Temiz torbada basınç kaybı', to(0.04 + row.flow / row.bags / 400, 0.01), 'bar'),
      spec('Gövde', 'Gövde malzemesi', row.material),
      spec('Gövde', 'Kapak', row.bags > 1 ? 'Mafsallı cıvata, kaldırma kollu' : 'Mafsallı cıvata'),
      spec('Gövde', 'Kapak contası', row.gasket),
      spec('Gövde', 'Yüzey', row.polish ?? 'Cam bilye püskürtme'),
      spec('Bağlantı ve sınırlar', 'Çalışma basıncı', row.bar, 'bar'),
      spec('Bağlantı ve sınırlar', 'Çalışma sıcaklığı', row.gasket === 'FKM' ? 160 : 120, '°C'),
      spec('Ölçü ve ağırlık', 'Yükseklik', row.height, 'mm'),
      spec('Ölçü ve ağırlık', 'Gövde çapı', row.outer, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık, boş', weight, 'kg'),
    ],
    features: ['Dakikalar içinde torba değişimi', ...row.extra],
    tags: ['filtre', 'torba filtre', 'paslanmaz', 'inox', `${row.bagSize} numara`, ...(row.tags ?? [])],
    weight,
    drawing: {
      machine: 'bag',
      bags: row.bags,
      outer: row.outer,
      height: row.height,
      dn: row.dn,
      mesh: `${n(row.mesh)} µm`,
      gasket: row.gasket,
      material: row.material,
    },
  });
}

/** Spare bags, sold by the ten. */
const bagSet = defineProduct({
  category: 'Torba Filtreler',
  name: 'Yedek Filtre Torbası Takımı, 2 Numara, 10 Adet',
  brand: 'Süzge',
  model: 'TBT-2',
  sku: 'TBT-2-10',
  unit: 'takım',
  price: 1890,
  stock: 140,
  rating: 4.5,
  reviews: 34,
  warranty: 'Yok',
  certificates: ['CE', 'Gıda Uygunluk'],
  short: 'Kaynaklı dikişli polipropilen torba, on adetlik takım.',
  text: [
    '2 numara gövdelerin tümüne uyan yedek torbadır; dikiş yerine kaynakla birleştirildiğinden iğne deliğinden kaçak olmaz. Her torbanın üstünde süzme inceliği yazılıdır.',
    'Yüzeyi alazlanmıştır, suya lif bırakmaz. Ağzındaki plastik halka yaylıdır ve gövdenin yuvasına kendiliğinden oturur; iki sap torbayı kirliyken de temiz elle çektirir.',
    'Fark basıncı 1 bara ulaştığında değiştirilir. Yıkanarak yeniden kullanılması önerilmez, çünkü keçenin içindeki tortu ikinci kullanımda geçirgenliği yarıya indirir.',
  ],
  specs: [
    spec('Süzme', 'Süzme', 100, 'µm'),
    spec('Süzme', 'Adet', 10),
    spec('Süzme', 'Debi', 40, 'm³/h'),
    spec('Süzme', 'Torba yüzeyi', 0.5, 'm²'),
    spec('Süzme', 'Değişim fark basıncı', 1, 'bar'),
    spec('Malzeme', 'Keçe', 'Polipropilen, alazlanmış'),
    spec('Malzeme', 'Halka', 'Polipropilen, yaylı'),
    spec('Malzeme', 'Birleştirme', 'Kaynaklı'),
    spec('Sınırlar', 'Çalışma sıcaklığı', 90, '°C'),
    spec('Ölçü ve ağırlık', 'Çap', 180, 'mm'),
    spec('Ölçü ve ağırlık', 'Boy', 810, 'mm'),
    spec('Ölçü ve ağırlık', 'Ağırlık, takım', 2.4, 'kg'),
  ],
  features: ['Kaynaklı dikiş', 'Lif bırakmaz', 'Kolay bakım: sapından çekilir'],
  applications: ['Su arıtma', 'Gıda ve içecek', 'HVAC'],
  tags: ['filtre', 'yedek', 'torba', '2 numara'],
  choices: [
    choice('Süzme', 'olcu', [
      ['100 µm', 0, 140, '100'],
      ['50 µm', 0, 120, '50'],
      ['10 µm', 240, 60, '10'],
      ['1 µm', 560, 0, '1'],
    ]),
  ],
  weight: '2,4',
  drawing: { machine: 'filterbag', outer: 180, height: 810, mesh: '1 … 100 µm', material: 'Polipropilen' },
});

export const bagFilters = [bagSet, ...bagRows.map(housing)];
