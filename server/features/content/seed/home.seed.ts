import { type ContentDocuments } from '../content.document.js';

export const HOME_SEED: ContentDocuments['home'] = {
  title: 'Tesisatın her parçası, teknik değeri ve net fiyatıyla.',
  subtitle: '1999’dan beri endüstriyel tesisat ekipmanları',
  description:
    'Isı eşanjörü, boyler, pompa, vana ve filtre. Kapasite, basınç ve bağlantı ölçüsü her üründe yazılı; stoktaki HIZLI işaretli ürünler 24 saat içinde kargoya verilir, 1 hafta içinde teslim edilir.',
  heroImage: null,
  sections: [
    {
      id: 'popular-searches',
      title: 'Sık arananlar',
      content: '',
      items: [
        { title: 'Plakalı eşanjör', text: 'plakalı eşanjör' },
        { title: 'Sirkülasyon pompası', text: 'sirkülasyon pompası' },
        { title: 'Kelebek vana', text: 'kelebek vana' },
      ],
      order: 10,
    },
    {
      id: 'quick-wizard',
      title: 'Ürün Sihirbazı',
      content: '7 soruda uygun modeli bulun',
      items: [],
      order: 20,
    },
    {
      id: 'quick-quote',
      title: 'Toplu teklif alın',
      content: '2 iş günü içinde yanıt',
      items: [],
      order: 21,
    },
    {
      id: 'quick-whatsapp',
      title: 'WhatsApp’tan sorun',
      content: 'Etiket fotoğrafı veya malzeme listesi gönderin',
      items: [],
      order: 22,
    },
    {
      id: 'quick-support',
      title: 'Teknik destek',
      content: 'Seçim, montaj ve arıza sorularınız için',
      items: [],
      order: 23,
    },
    {
      id: 'quick-call',
      title: 'Telefonla sipariş',
      content: 'Satış masası çalışma saatlerinde yanıtlar',
      items: [],
      order: 24,
    },
    {
      id: 'quick-catalog',
      title: 'Tüm ürünler',
      content: 'Markaya, ölçüye ve fiyata göre süzün',
      items: [],
      order: 25,
    },
    {
      id: 'reasons',
      title: 'Doğru parçayı seçmek de, beklemeden almak da kolay olsun diye',
      content: '',
      items: [
        {
          title: '24 saatte kargo',
          text: 'Stoktaki HIZLI işaretli ürünler iş günlerinde 24 saat içinde kargoya verilir, 1 hafta içinde teslim edilir; takip numarası size iletilir.',
        },
        {
          title: 'Belgeli ürün',
          text: 'CE uygunluk beyanı, malzeme ve test belgeleri ürünle birlikte gelir, kabul dosyanız eksik kalmaz.',
        },
        {
          title: 'Mühendis yanıtı',
          text: 'Kapasite, basınç kaybı ve malzeme seçimini satış temsilcisi değil, makine mühendisi yanıtlar.',
        },
        {
          title: 'Açık fiyat',
          text: 'Net fiyat, KDV ve KDV dahil tutar yan yana durur.\nNet {ucretsizKargo} ve üzeri siparişlerde kargo ücretsizdir.',
        },
      ],
      order: 30,
    },
    { id: 'categories', title: 'Kategoriler', content: '', items: [], order: 40 },
    {
      id: 'category-help',
      title: 'Hangi ürün olduğundan emin değil misiniz?',
      content: 'Uygulamayı, kapasiteyi ve bütçeyi söyleyin; uygun modelleri gerekçesiyle sıralayalım.',
      items: [],
      order: 41,
    },
    { id: 'featured', title: 'Öne çıkan ürünler', content: '', items: [], order: 50 },
    { id: 'new', title: 'Yeni gelenler', content: '', items: [], order: 60 },
    {
      id: 'statistics',
      title: 'Rakamlarla {siteAdi}',
      content: '',
      items: [
        { title: '25+', text: 'yıllık deneyim' },
        { title: '5.000+', text: 'müşteri' },
        { title: '500+', text: 'donatılan tesis' },
        { title: '%98', text: 'müşteri memnuniyeti' },
      ],
      order: 70,
    },
    {
      id: 'claims',
      title: 'Sözümüz',
      content: '',
      items: [
        { title: '1999’dan beri', text: 'Aynı sektörde, aynı sorumlulukla çeyrek asrı geçtik.' },
        {
          title: 'CE',
          text: 'Basınçlı ekipman ve makine yönetmelikleri kapsamındaki ürünler CE işaretlidir.',
        },
        {
          title: 'ISO 9001',
          text: 'Satın alma, depo ve satış sonrası süreçlerimiz ISO 9001 kalite sistemiyle yürür.',
        },
        {
          title: '7/24 teknik destek',
          text: 'Arızada her saat {telefon} numarasını arayın; satış masası kapalıyken nöbetçi teknisyenimiz yanıtlar.',
        },
        {
          title: '24 saatte kargo',
          text: 'Stoktaki HIZLI işaretli ürünler iş günlerinde 24 saat içinde yola çıkar, 1 hafta içinde teslim edilir.',
        },
      ],
      order: 80,
    },
    {
      id: 'call-block',
      title: 'Listeniz hazırsa arayın, birlikte fiyatlandıralım',
      content:
        'Proje adını, adetleri ve elinizdeki ölçüleri söyleyin; uygun modelleri, teslim süresini ve toplu alım fiyatını konuşalım.',
      items: [],
      order: 90,
    },
  ],
  seo: {
    title: '{siteAdi} | Endüstriyel tesisat ekipmanları',
    description:
      'Isı eşanjörü, boyler, pompa, vana ve filtrede teknik değerler, net fiyat ve stok her üründe açık. Stoktaki HIZLI işaretli ürünler 24 saatte kargoya verilir, 1 haftada teslim edilir.',
    keywords: ['ısı eşanjörü', 'boyler', 'sirkülasyon pompası', 'vana', 'filtre', 'tesisat malzemeleri'],
  },
};
