import { separatorMeasures } from '../drawings/filter/separator-sheet.mjs';
import { defineProduct, n, spec, to } from './product.mjs';
import { separatorRows } from './separators.rows.mjs';

const WORK = [
  'Su, genişleyen gövdede yavaşlar; parçacıklar ayırma hücresinin tellerine çarpıp dibe çöker. Toplanan çamur sistem çalışırken tapadan boşaltılır, devre durmaz.',
  'İçinde süzgeç olmadığı için tıkanmaz ve basınç kaybı zamanla artmaz. Beş mikrona kadar parçacıklar birkaç dolaşımda ayrılır.',
  'Ayırıcı, kazan veya ısı pompasının dönüş hattına, olabildiğince sıcak noktaya takılır. Hava ayırma da isteniyorsa en sıcak yer olan gidiş hattı seçilir.',
];

const specsOf = (row, { size, measures, weight }) => [
  spec('Genel', 'Ölçü', size),
  spec('Hidrolik', 'Debi', row.flow, 'm³/h'),
  spec('Sınırlar', 'Basınç', row.bar, 'bar'),
  spec('Ayırma', 'Mıknatıs', row.magnet ? n(row.gauss) : 'Yok', row.magnet ? 'gauss' : ''),
  spec('Ayırma', 'Hava ayırma', row.vent ? 'Var' : 'Yok'),
  spec('Ayırma', 'En küçük parçacık', 5, 'µm'),
  spec('Hidrolik', 'Basınç kaybı', row.dropKpa, 'kPa'),
  spec('Gövde', 'Gövde malzemesi', row.material),
  spec('Gövde', 'Bağlantı', row.dn ? 'Flanşlı, EN 1092-1' : 'İç dişli'),
  spec('Sınırlar', 'Çalışma sıcaklığı', '0 … 110', '°C'),
  spec('Sınırlar', 'Glikol', 'En çok %50'),
  spec('Ölçü ve ağırlık', 'Yapı boyu', measures.length, 'mm'),
  spec('Ölçü ve ağırlık', 'Yükseklik', measures.height, 'mm'),
  spec('Ölçü ve ağırlık', 'Ağırlık', weight, 'kg'),
];

function separator(row, i) {
  const drawing = {
    machine: 'separator',
    dn: row.dn,
    thread: row.thread,
    outer: row.outer,
    height: row.height,
    magnet: row.magnet,
    vent: row.vent,
    gauss: row.magnet ? `${n(row.gauss)} gauss` : undefined,
    material: row.material,
    rating: `${n(row.bar)} bar`,
  };
  const size = row.dn ? `DN ${row.dn}` : row.thread;
  const measures = separatorMeasures(drawing);
  const weight = n(
    to(row.dn ? (row.outer * row.height) / 6800 + row.dn * 0.06 : (row.outer * row.height) / 7200, 0.1),
  );
  return defineProduct({
    ...row,
    category: 'Tortu Ayırıcılar',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      `${size} gövde ${n(row.flow)} m³/h debiye kadar ${n(row.dropKpa)} kPa kayıpla çalışır.${row.magnet ? ` ${n(row.gauss)} gauss gücündeki mıknatıs manyetiti çeker; kılıfından çekildiğinde çamur serbest kalıp tapadan akar.` : ' Mıknatıssızdır; kum ve kireç parçacıklarını ayırmak için seçilir.'}${row.vent ? ' Üstündeki otomatik purjör küçük hava kabarcıklarını dışarı atar.' : ''}`,
      WORK[i % WORK.length],
      row.note,
    ],
    specs: specsOf(row, { size, measures, weight }),
    features: [
      ...(row.magnet ? ['Çekilip çıkarılan güçlü mıknatıs'] : []),
      'Sistem çalışırken boşaltma',
      ...row.extra,
    ],
    tags: [
      'filtre',
      'tortu ayırıcı',
      'separatör',
      ...(row.magnet ? ['manyetik', 'manyetit'] : []),
      ...(row.vent ? ['hava ayırıcı'] : []),
      row.dn ? `dn${row.dn}` : row.thread,
    ],
    weight,
    drawing,
  });
}

export const separators = separatorRows.map(separator);
