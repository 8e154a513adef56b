import { type ContentDocuments } from '../content.document.js';

export const ABOUT_SEED: ContentDocuments['about'] = {
  title: 'Hakkımızda',
  subtitle: '1999’dan beri',
  description:
    'Perşembe Pazarı’nda bir vana tezgâhıyla başladık; bugün kazan daireleri, fabrikalar ve şantiyeler için ısı transferi ve akış ekipmanı sağlıyoruz.',
  heroImage: null,
  sections: [
    {
      id: 'story',
      title: 'Hikâyemiz',
      content:
        '{siteAdi} 1999 yılında, Karaköy’de iki kişilik bir vana ve fitting dükkânı olarak kuruldu. İlk müşterilerimiz apartman kazan dairelerini ayakta tutan tesisat ustalarıydı; onlardan öğrendiğimiz şey hâlâ işimizin temeli: doğru parça, doğru ölçüyle ve söz verilen günde gelmeli.\n\nYıllar içinde ürün grubumuz ısı eşanjörü, boyler, pompa ve filtreyle genişledi, tezgâhın yerini İkitelli’deki depo ve test atölyesi aldı. Bugün otel, hastane, gıda ve kimya tesislerinin yanı sıra tek bir pompa arayan ustaya da aynı özenle hizmet veriyoruz.',
      items: [],
      order: 10,
    },
    {
      id: 'mission',
      title: 'Misyonumuz',
      content:
        'Tesisat ekipmanı satın almayı ölçülebilir hâle getirmek: teknik değeri, fiyatı, stoku ve teslim süresini saklamadan göstermek, seçimin sorumluluğunu müşterimizle paylaşmak.',
      items: [],
      order: 20,
    },
    {
      id: 'vision',
      title: 'Vizyonumuz',
      content:
        'Türkiye’de bir mühendisin de, bir ustanın da tesisat ekipmanı için ilk baktığı ve sonucuna güvendiği kaynak olmak.',
      items: [],
      order: 30,
    },
    {
      id: 'values',
      title: 'Değerlerimiz',
      content: '',
      items: [
        {
          title: 'Açıklık',
          text: 'Net fiyatı, KDV’yi ve stoku gizlemeyiz; bilmediğimiz bir değeri tahminle doldurmayız.',
        },
        {
          title: 'Teknik doğruluk',
          text: 'Her ürünün değerini üretici belgesiyle karşılaştırır, hatayı bulduğumuz gün düzeltiriz.',
        },
        {
          title: 'Söze sadakat',
          text: 'Verdiğimiz teslim tarihini tutarız; tutamayacaksak siz sormadan haber veririz.',
        },
        { title: 'Verimlilik', text: 'Enerjiyi az tüketen, bakımı kolay ekipmanı önce öneririz.' },
      ],
      order: 40,
    },
    {
      id: 'timeline',
      title: 'Yıllar içinde',
      content: '',
      items: [
        { title: '1999', text: 'Karaköy’de vana ve fitting satışıyla kuruluş.' },
        { title: '2003', text: 'İlk pompa distribütörlüğü ve servis ekibi.' },
        { title: '2007', text: 'Plakalı ısı eşanjörü ve boyler ürün gruplarının eklenmesi.' },
        { title: '2011', text: 'İkitelli’deki depoya taşınma, ISO 9001 belgesi.' },
        { title: '2015', text: 'Basınç ve sızdırmazlık test atölyesinin açılışı.' },
        { title: '2018', text: 'ISO 14001 ve OHSAS 18001 belgeleri, 250. tesisin donatılması.' },
        { title: '2021', text: 'Stoktaki HIZLI işaretli ürünlerde 24 saatte kargo düzenine geçiş.' },
        {
          title: '2024',
          text: '25. yıl: 500’ü aşkın tesis, 5.000’i aşkın müşteri ve yenilenen çevrimiçi mağaza.',
        },
      ],
      order: 50,
    },
    {
      id: 'team',
      title: 'Yönetim ekibimiz',
      content: 'Sorunuzun muhatabı bellidir.',
      items: [
        { title: 'Nejat Alkanoğlu', text: 'Kurucu, Genel Müdür' },
        { title: 'Selin Alkanoğlu', text: 'Satış ve Pazarlama Direktörü' },
        { title: 'Tarık Demirbağ', text: 'Teknik Müdür, Makine Yüksek Mühendisi' },
        { title: 'Feride Koryürek', text: 'Lojistik ve Satın Alma Müdürü' },
      ],
      order: 60,
    },
    {
      id: 'statistics',
      title: 'Rakamlarla {siteAdi}',
      content: '',
      items: [
        { title: '500+', text: 'donatılan tesis' },
        { title: '5.000+', text: 'müşteri' },
        { title: '10.000+', text: 'katalog dışı siparişlerle birlikte tedarik edilen ürün çeşidi' },
        { title: '%98', text: 'müşteri memnuniyeti' },
      ],
      order: 70,
    },
    {
      id: 'certificates',
      title: 'Belgelerimiz',
      content:
        'Yıllar içinde yönetim sistemlerimiz için aldığımız belgeler ve ürünlerimizde aradığımız uygunluklar.',
      items: [
        { title: 'ISO 9001', text: 'Kalite yönetim sistemi' },
        { title: 'ISO 14001', text: 'Çevre yönetim sistemi' },
        {
          title: 'OHSAS 18001',
          text: 'İş sağlığı ve güvenliği yönetim sistemi; standardın yerini 2021’de ISO 45001 aldı',
        },
        { title: 'CE', text: 'Avrupa uygunluk işareti' },
        { title: 'TSE', text: 'Türk Standartlarına uygunluk' },
        { title: 'PED', text: 'Basınçlı ekipman uygunluğu' },
      ],
      order: 80,
    },
    {
      id: 'call-to-action',
      title: 'Projenizi konuşalım',
      content: 'Şartnamenizi veya malzeme listenizi paylaşın; seçim ve fiyat için size dönüş yapalım.',
      items: [],
      order: 90,
    },
  ],
  seo: {
    title: 'Hakkımızda',
    description:
      '1999’dan beri endüstriyel tesisat ekipmanları: {siteAdi} hikâyesi, değerleri, ekibi, belgeleri ve rakamlarıyla.',
    keywords: ['{siteAdi}', 'tesisat ekipmanları firması', 'ısı eşanjörü tedarikçisi'],
  },
};
