/** The fields in the order of the form, by the paths the server knows them by: what it says of a path belongs there. */
export const TEXT_FIELDS = [
  'buyer.name',
  'buyer.phone',
  'buyer.email',
  'buyer.company',
  'buyer.taxNumber',
  'buyer.taxOffice',
  'shippingAddress.province',
  'shippingAddress.district',
  'shippingAddress.streetAddress',
  'shippingAddress.postalCode',
  'billingAddress.province',
  'billingAddress.district',
  'billingAddress.streetAddress',
  'billingAddress.postalCode',
  'notes',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** Each document has a box of its own, named by its slug. */
type DocumentField = `acceptedDocuments.${string}`;

/** All documents together, while there is no box to tick. */
export const DOCUMENTS_FIELD: DocumentField = 'acceptedDocuments.all';

export type AddressKind = 'shippingAddress' | 'billingAddress';
type AddressPart = 'province' | 'district' | 'streetAddress' | 'postalCode';

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

const ADDRESS_LABELS: Readonly<Record<AddressPart, string>> = {
  province: 'İl',
  district: 'İlçe',
  streetAddress: 'Açık adres',
  postalCode: 'Posta kodu',
};

const LABELS: Partial<Record<TextField, string>> = {
  'buyer.name': 'Ad soyad',
  'buyer.email': 'E-posta',
  'buyer.phone': 'Telefon',
  'buyer.company': 'Firma adı',
  'buyer.taxOffice': 'Vergi dairesi',
  'buyer.taxNumber': 'Vergi numarası',
  notes: 'Sipariş notu',
};

const MISSING: Partial<Record<TextField, string>> = {
  'buyer.name': 'Adınızı ve soyadınızı yazın.',
  'buyer.phone': 'Telefon numaranızı yazın.',
  'buyer.email': 'E-posta adresinizi yazın.',
  'shippingAddress.province': 'Teslimat ilini seçin.',
  'shippingAddress.district': 'Teslimat ilçesini yazın.',
  'shippingAddress.streetAddress': 'Teslimat adresini yazın.',
  'billingAddress.province': 'Fatura adresinin ilini seçin.',
  'billingAddress.district': 'Fatura adresinin ilçesini yazın.',
  'billingAddress.streetAddress': 'Fatura adresini yazın.',
};

const POSTAL_CODE = /^\d{5}$/;
const POSTAL_CODE_WORDS = 'Posta kodu 5 rakamdır.';

/** What no right one lacks; finer rules are the server's. */
const FORMS: readonly (readonly [field: TextField, form: RegExp, message: string])[] = [
  [
    'buyer.phone',
    /^\+?(?:[\s()/.-]*\d){10,15}[\s()]*$/,
    'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.',
  ],
  ['buyer.email', /^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'Geçerli bir e-posta adresi girin.'],
  ['shippingAddress.postalCode', POSTAL_CODE, POSTAL_CODE_WORDS],
  ['billingAddress.postalCode', POSTAL_CODE, POSTAL_CODE_WORDS],
];

export function fieldLabel(field: TextField): string {
  return LABELS[field] ?? ADDRESS_LABELS[field.slice(field.indexOf('.') + 1) as AddressPart];
}

/** The id of a field's control, where the list of errors leads. */
export function fieldId(field: string): string {
  return `siparis-${field.replaceAll('.', '-')}`;
}

export function documentField(slug: string): DocumentField {
  return `acceptedDocuments.${slug}`;
}

type Texts = Readonly<Record<TextField, string>>;

/** What is missing before the server can be asked. */
export function missingFields(texts: Texts, billsToShipping: boolean): FieldErrors {
  return Object.fromEntries(
    Object.entries(MISSING).filter(
      ([field]) => isAsked(field, billsToShipping) && texts[field as TextField].trim() === '',
    ),
  );
}

/**
 * What was filled in and cannot be right, in the words of the server. The server judges; but as long as something is
 * missing it is not asked, and whoever sends the form then is told of everything at once.
 */
export function malformedFields(texts: Texts, billsToShipping: boolean): FieldErrors {
  return Object.fromEntries(
    FORMS.filter(([field, form]) => {
      const typed = texts[field].trim();
      return isAsked(field, billsToShipping) && typed !== '' && !form.test(typed);
    }).map(([field, , message]) => [field, message]),
  );
}

function isAsked(field: string, billsToShipping: boolean): boolean {
  return !(billsToShipping && field.startsWith('billingAddress.'));
}

/** What the server says of fields of the form; what it says of anything else is left out. */
export function formErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  const ofForm: readonly string[] = [...TEXT_FIELDS, 'paymentMethod'];
  return Object.fromEntries(Object.entries(fields).filter(([path]) => ofForm.includes(path)));
}

/** In the order of the page. */
export function inFormOrder(errors: FieldErrors): [field: string, message: string][] {
  const order: readonly string[] = [...TEXT_FIELDS.slice(0, -1), 'paymentMethod', 'notes'];
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other));
}
