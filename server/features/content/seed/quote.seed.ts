import { type ContentDocuments } from '../content.document.js';

export const QUOTE_SEED: ContentDocuments['quote'] = {
  title: 'Listenizi gönderin, fiyatını biz yazalım',
  subtitle: 'Toplu Teklif Al',
  description:
    'Kalemleri seçenekleriyle ekleyin. Satış mühendisi inceler, muadil ve indirimle fiyatlandırır.',
  heroImage: null,
  sections: [
    {
      id: 'steps',
      title: 'Teklif nasıl hazırlanır',
      content: '',
      items: [
        { title: 'Talebi gönderin', text: 'Ürün, seçenek ve adet. Üyelik gerekmez.' },
        { title: 'İnceliyoruz', text: 'Uyum ve stok bakılır, gerekirse sizi ararız.' },
        {
          title: 'Teklifiniz hazır',
          text: 'En geç 2 iş günü içinde e-postanıza bağlantı gelir, 30 gün geçerlidir.',
        },
      ],
      order: 10,
    },
    {
      id: 'advantages',
      title: 'Teklifin size kattığı',
      content: '',
      items: [
        { title: 'Toplu alımda indirim', text: 'Kalem ve adede göre %15’e varan indirim.' },
        { title: 'Hızlı teslimat', text: 'Stoktaki kalem onaydan sonra öncelikle yola çıkar.' },
        { title: 'Uzman desteği', text: 'Kapasite ve basınç kaybına makine mühendisi bakar.' },
        { title: 'Kalite güvencesi', text: 'CE ve ISO 9001 belgeli, üretici garantili ürünler.' },
      ],
      order: 20,
    },
    {
      id: 'emergency',
      title: 'Tesis durdu mu?',
      content: 'Acil parçada form beklemeyin: arayın, stoktaki ürünü aynı gün konuşalım.',
      items: [],
      order: 30,
    },
    {
      id: 'faq',
      title: 'Sık sorulanlar',
      content: '',
      items: [
        {
          title: 'En az sipariş adedi var mı?',
          text: 'Ürüne göre değişir; her kalemin altında yazar. Eksik yazarsanız adet kendiliğinden en aza çıkar.',
        },
        {
          title: 'Teklif ne kadar süre geçerli?',
          text: 'Gönderildiği günden sonra 30 gün. Son gün teklifin üstünde tarihiyle yazar; süre dolmadan e-postayla hatırlatırız.',
        },
        {
          title: 'Nasıl ödeyebilirim?',
          text: 'Havale, EFT, çek veya kredi kartı. Vadeli çek için firma bilgilerinizi teklif aşamasında isteriz.',
        },
        {
          title: 'Teklif istemek sipariş sayılır mı?',
          text: 'Hayır. Fiyatı gördükten sonra kabul eder, reddeder veya değişiklik istersiniz; kabul edene kadar ödeme doğmaz.',
        },
        {
          title: 'Listede olmayan ürünü sorabilir miyim?',
          text: 'Evet. Kodunu veya etiket bilgilerini serbest kalem olarak yazın; muadilini seçip teklife ekleriz.',
        },
      ],
      order: 40,
    },
  ],
  seo: {
    title: 'Teklif Al',
    description:
      'Birden çok kalem için toplu fiyat isteyin: üyelik gerekmez, 2 iş günü içinde yanıt, 30 gün geçerli teklif.',
    keywords: ['toplu teklif', 'tesisat ekipmanı fiyat teklifi', 'teklif al'],
  },
};
