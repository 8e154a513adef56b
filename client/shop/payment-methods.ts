interface PaymentMethodText {
  readonly name: string;
  readonly meaning: string;
  readonly nextStep: string;
}

/** What each way to pay is called, and what it means before and after the order. */
export const PAYMENT_METHODS = {
  BANK_TRANSFER: {
    name: 'Banka Havalesi',
    meaning: 'Sipariş numaranızı açıklamaya yazarak havale veya EFT ile ödersiniz.',
    nextStep:
      'Toplam tutarı havale veya EFT ile gönderin, açıklamaya sipariş numaranızı yazın. Ödemeniz hesaba geçince siparişiniz hazırlanır.',
  },
  CREDIT_CARD: {
    name: 'Kredi Kartı',
    meaning: 'Ödeme için sizinle iletişime geçilecek. Kart bilgileriniz bu sitede istenmez.',
    nextStep:
      'Ödeme için sizinle iletişime geçilecek. Kart bilgilerinizi sitede, e-postada veya mesajda istemeyiz.',
  },
  CASH_ON_DELIVERY: {
    name: 'Kapıda Ödeme',
    meaning: 'Ödemeyi ürünler teslim edilirken yaparsınız.',
    nextStep: 'Ödemeyi ürünler teslim edilirken yaparsınız. Toplam tutarı hazır bulundurmanızı rica ederiz.',
  },
} as const satisfies Record<string, PaymentMethodText>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;
