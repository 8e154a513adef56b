import { type ContentDocuments } from '../content.document.js';

export const CONTACT_SEED: ContentDocuments['contact'] = {
  title: 'İletişim',
  subtitle: 'Bize ulaşın',
  description: 'Ürün, teklif ve teknik sorularınız için arayın, yazın veya depomuza uğrayın.',
  heroImage: null,
  sections: [
    {
      id: 'emergency',
      title: 'Arıza durumunda',
      content:
        'Teknik destek hattımız 7/24 açıktır: {telefon} numarasını çalışma saatleri dışında nöbetçi teknisyenimiz yanıtlar. Satış, teklif ve muhasebe için çalışma saatlerinde arayın; e-postalara en geç bir iş günü içinde yanıt veririz.',
      items: [],
      order: 10,
    },
    {
      id: 'visit',
      title: 'Yerinde görün',
      content:
        'Depomuzdan teslim almak veya bir ürünü incelemek isterseniz gelmeden önce haber verin; ürünü ve bir mühendisimizi hazır bulunduralım.',
      items: [],
      order: 20,
    },
    {
      id: 'message-form',
      title: 'Mesaj gönderin',
      content: 'Ürün modelini, ölçüyü ve adedi yazarsanız daha hızlı yanıt veririz.',
      items: [],
      order: 30,
    },
    {
      id: 'map',
      title: 'Haritada',
      content: 'Metro ve ana yollara yakınız, ziyaretçi otoparkımız vardır.',
      items: [],
      order: 40,
    },
  ],
  seo: {
    title: 'İletişim',
    description: '{siteAdi} adresi, telefonları, e-posta adresleri ve çalışma saatleri.',
    keywords: ['{siteAdi} iletişim'],
  },
};
