import { checkRows } from './check-valves.rows.mjs';
import { defineProduct, n, spec, to } from './product.mjs';

/** Length between faces (mm) and weight (kg). */
const LENGTHS = {
  disc: { 25: [22, 0.5], 50: [40, 1.9], 80: [50, 3.8], 100: [60, 5.6] },
  dual: { 80: [73, 4.6], 100: [73, 6.2], 150: [98, 13], 200: [127, 24], 250: [146, 38] },
  swing: { 50: [200, 10.5], 65: [240, 15], 80: [260, 20], 100: [300, 29], 150: [400, 62] },
  spring: {
    '1/2"': [59, 0.18],
    '3/4"': [65, 0.27],
    '1"': [75, 0.41],
    '1 1/2"': [92, 0.86],
    '2"': [104, 1.4],
  },
};

const KINDS = {
  disc: {
    word: 'Disko',
    opening: 20,
    line: 'Disk, yayın da yardımıyla akış durur durmaz kapanır; geri dönen su hız kazanamadığı için koç darbesi oluşmaz. Yatay, dikey, hatta aşağı akışlı hatta çalışır.',
  },
  dual: {
    word: 'Çift klape',
    opening: 15,
    line: 'İki yarım klape ortadaki mile asılıdır ve her biri yarım yol döner. Kısa yapı boyu, ağır çek valflerin yerine iki flanş arasında birkaç santimde çözüm verir.',
  },
  swing: {
    word: 'Çalpara',
    opening: 8,
    line: 'Klape menteşesinden asılıdır ve akışın önünden tümüyle çekilir; pislik takılmaz, basınç kaybı en düşük olandır. Kapağı açılınca iç parçalar hattan sökülmeden değişir.',
  },
  spring: {
    word: 'Yaylı',
    opening: 25,
    line: 'Kapama konisi hattın ekseninde, yayla gidip gelir. Her konumda çalışır; küçük gövdesi pompa rakorunun hemen ardına sığar.',
  },
};

function valve(row) {
  const [length, kg] = LENGTHS[row.closing][row.dn ?? row.thread];
  const kind = KINDS[row.closing];
  const size = row.dn ? `DN ${row.dn}` : row.thread;
  const bore = row.dn ?? { '1/2"': 15, '3/4"': 20, '1"': 25, '1 1/2"': 40, '2"': 50 }[row.thread];
  return defineProduct({
    ...row,
    category: 'Çek Valfler',
    sku: row.model.replaceAll(' ', '-'),
    text: [
      row.about,
      kind.line,
      `Malzemeler: gövde ${row.material}; kapama elemanı ${row.disc}; sızdırmazlık ${row.seat}. Valf ${n(kind.opening)} mbar basınç farkında açmaya başlar; ${size} ölçüde tam açık Kv değeri ${n(to(bore ** 2 * 0.016, 1))} m³/h’tir.`,
      row.note,
    ],
    specs: [
      spec('Genel', 'Ölçü', size),
      spec('Sınırlar', 'Basınç', row.pn),
      spec('Genel', 'Tip', kind.word),
      spec(
        'Genel',
        'Bağlantı',
        row.dn ? (row.closing === 'swing' ? 'Flanşlı' : 'Flanş arası (wafer)') : 'İç dişli',
      ),
      spec('Malzeme', 'Gövde', row.material),
      spec('Malzeme', 'Kapama elemanı', row.disc),
      spec('Malzeme', 'Sızdırmazlık', row.seat),
      spec('Sınırlar', 'Açma basıncı', kind.opening, 'mbar'),
      spec('Sınırlar', 'Çalışma sıcaklığı', row.range ?? '-10 … 110', '°C'),
      spec('Sınırlar', 'Kv', to(bore ** 2 * 0.016, 1), 'm³/h'),
      spec('Ölçü ve ağırlık', 'Yapı boyu', length, 'mm'),
      spec('Ölçü ve ağırlık', 'Ağırlık', kg, 'kg'),
    ],
    features: [`${kind.word} tip sessiz kapanma`, ...row.extra],
    tags: [
      'çek valf',
      'çekvalf',
      'geri akış',
      kind.word.toLocaleLowerCase('tr'),
      row.dn ? `dn${row.dn}` : row.thread,
      ...(row.tags ?? []),
    ],
    weight: n(kg),
    drawing: {
      machine: 'check',
      closing: row.closing,
      dn: row.dn,
      thread: row.thread,
      length,
      disc: row.disc,
      material: row.material,
      rating: row.pn,
    },
  });
}

export const checkValves = checkRows.map(valve);
