import { pictureName } from './product.mjs';

const exchanger = {
  machine: 'gasketed',
  plates: 40,
  dn: 50,
  height: 832,
  width: 320,
  pack: 128,
  length: 620,
};
const boiler = { machine: 'boiler', litres: 500, coils: 1, outer: 750, height: 1790, stainless: false };
const pump = {
  machine: 'circulation',
  rotor: 'dry',
  dn: 50,
  length: 340,
  motor: 190,
  motorLength: 300,
  electronic: true,
};
const valve = { machine: 'ball', ends: 'flanged', dn: 65, length: 170, drive: 'lever' };
const filter = { machine: 'strainer', dn: 65, length: 290, drain: true };

/** Root categories in their order, each with its children; the import numbers them 1, 1-1, 1-2 … in this order. */
const TREE = [
  {
    name: 'Isı Değiştiricileri',
    description:
      'Isıtma, soğutma ve kullanım sıcak suyu devrelerini birbirinden ayıran plakalı ısı eşanjörleri. Kapasite, plaka sayısı ve bağlantı çapına göre seçin; her modelde rejim, basınç kaybı ve ölçü resmi vardır.',
    seoDescription:
      'Isıtma, soğutma ve kullanım sıcak suyu için plakalı ısı eşanjörleri. Kapasite, plaka sayısı ve bağlantı çapına göre seçin; ölçü resmi her modelde vardır.',
    drawing: exchanger,
    children: [
      {
        name: 'Contalı Plakalı Eşanjörler',
        description:
          'Sökülüp temizlenebilen, plaka eklenerek büyütülebilen eşanjörler. Bölgesel ısıtma, jeotermal, gıda ve proses devreleri için AISI 316 ve titanyum plakalı.',
        drawing: exchanger,
      },
      {
        name: 'Lehimli Plakalı Eşanjörler',
        description:
          'Bakır veya nikel lehimli, contasız ve bakım istemeyen kompakt eşanjörler. Kombi devresi ayırma, yerden ısıtma, soğutma grubu ve ısı pompası bağlantıları için.',
        drawing: { machine: 'brazed', plates: 40, thread: '1"', height: 310, width: 112, depth: 105 },
      },
    ],
  },
  {
    name: 'Boylerler',
    description:
      'Kullanım sıcak suyunu hazırlayan ve depolayan boylerler. Emaye ve paslanmaz gövde, tek veya çift serpantin, 100 litreden 2.000 litreye.',
    drawing: boiler,
    children: [
      {
        name: 'Emaye Boylerler',
        description:
          'Çift kat emaye kaplı, magnezyum anotlu, poliüretan yalıtımlı boylerler. Kazan ve güneş devresi için tek ve çift serpantinli modeller.',
        drawing: boiler,
      },
      {
        name: 'Paslanmaz Boylerler',
        description:
          'AISI 316L gövdeli ve ondüle serpantinli boylerler, serpantinsiz akümülasyon tankları ve paslanmaz serpantin borusu. Otel, hastane ve gıda tesisleri için.',
        drawing: { machine: 'boiler', litres: 800, coils: 2, outer: 900, height: 2000, stainless: true },
      },
    ],
  },
  {
    name: 'Pompalar',
    description:
      'Isıtma, soğutma, kullanma suyu ve drenaj için pompalar. Debi ve basma yüksekliği her modelin eğrisiyle birlikte verilir.',
    drawing: pump,
    children: [
      {
        name: 'Sirkülasyon Pompaları',
        description:
          'Islak rotorlu ve kuru rotorlu in-line sirkülasyon pompaları. Frekans kontrollü modellerde fark basıncına göre devir ayarı vardır.',
        drawing: pump,
      },
      {
        name: 'Hidroforlar',
        description:
          'Konut, otel ve işletmeler için bir, iki ve üç pompalı paket hidroforlar; frekans kontrollü panel ve genleşme tankı dâhil.',
        drawing: {
          machine: 'booster',
          pumps: 2,
          pumpHeight: 760,
          motor: 170,
          stages: 8,
          dn: 65,
          tank: 100,
          frequency: true,
        },
      },
      {
        name: 'Drenaj Pompaları',
        description:
          'Temiz, kirli ve pis su için dalgıç drenaj pompaları. Şamandıralı, açık çarklı, vorteks çarklı ve parçalayıcı modeller.',
        drawing: {
          machine: 'drainage',
          body: 190,
          height: 340,
          thread: '1 1/4"',
          float: true,
          strainer: true,
        },
      },
    ],
  },
  {
    name: 'Vanalar',
    description:
      'Kapama, ayar ve geri akış önleme için vanalar. Dişli ve flanşlı, kollu, dişli kutulu, elektrikli ve pnömatik tahrikli modeller DN 15 ile DN 300 arasında.',
    drawing: valve,
    children: [
      {
        name: 'Kelebek Vanalar',
        description:
          'Wafer ve lug tip, EPDM veya NBR manşetli kelebek vanalar. Kollu, dişli kutulu, elektrikli ve pnömatik aktüatörlü.',
        drawing: { machine: 'butterfly', dn: 100, face: 52, body: 'lug', drive: 'lever' },
      },
      {
        name: 'Küresel Vanalar',
        description:
          'Dişli pirinç, üç parçalı paslanmaz ve flanşlı çelik küresel vanalar. Tam geçişli gövde, PTFE oturma yüzeyi.',
        drawing: valve,
      },
      {
        name: 'Çek Valfler',
        description:
          'Disko, çift klapeli, çalpara ve yaylı çek valfler. Pompa çıkışlarında ve yükselen hatlarda geri akışı ve koç darbesini önler.',
        drawing: { machine: 'check', closing: 'swing', dn: 80, length: 260 },
      },
      {
        name: 'Balans Vanaları',
        description:
          'Isıtma ve soğutma kollarında debiyi ölçüp ayarlayan statik ve dinamik balans vanaları. Ölçüm nipelli, ön ayar göstergeli.',
        drawing: { machine: 'balancing', kind: 'static', thread: '1"', length: 105 },
      },
    ],
  },
  {
    name: 'Filtreler',
    description:
      'Pompaları, vanaları ve eşanjörleri koruyan pislik tutucular, torba filtreler ve tortu ayırıcılar. Süzme inceliği ve bağlantı çapına göre seçin.',
    drawing: filter,
    children: [
      {
        name: 'Y Tipi Pislik Tutucular',
        description:
          'Dişli pirinç ve flanşlı döküm gövdeli Y tipi pislik tutucular. Paslanmaz süzgeç, boşaltma tapalı kapak.',
        drawing: filter,
      },
      {
        name: 'Torba Filtreler',
        description:
          'Paslanmaz gövdeli tekli ve çoklu torba filtreler. Su hazırlama, gıda ve kimya proseslerinde 1 ile 400 µm arasında süzme.',
        drawing: { machine: 'bag', bags: 1, outer: 273, height: 1120, dn: 65 },
      },
      {
        name: 'Tortu Ayırıcılar',
        description:
          'Kapalı ısıtma ve soğutma devrelerinde manyetit, çapak ve hava kabarcıklarını ayıran dişli ve flanşlı ayırıcılar.',
        drawing: { machine: 'separator', dn: 80, outer: 219, height: 560, magnet: true, vent: true },
      },
    ],
  },
];

const finish = (category, parent, order) => ({
  name: category.name,
  description: category.description,
  parent,
  order,
  drawing: category.drawing,
  picture: `kategori-${pictureName(category.name)}`,
  seoTitle: parent ? `${category.name} | ${parent}` : `${category.name}: modeller, ölçüler ve fiyatlar`,
  seoDescription: category.seoDescription ?? category.description,
});

/** Parents before their children. */
export const categories = TREE.flatMap((root, i) => [
  finish(root, '', i + 1),
  ...root.children.map((child, j) => finish(child, root.name, j + 1)),
]);
