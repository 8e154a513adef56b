/** The fields of the form by the paths the server knows them by: what it says of a path belongs to that field. */
export const TEXT_FIELDS = [
  'buyer.name',
  'buyer.email',
  'buyer.phone',
  'buyer.company',
  'buyer.taxOffice',
  'buyer.taxNumber',
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
  'buyer.email': 'E-posta adresinizi yazın.',
  'buyer.phone': 'Telefon numaranızı yazın.',
  'shippingAddress.province': 'Teslimat ilini seçin.',
  'shippingAddress.district': 'Teslimat ilçesini yazın.',
  'shippingAddress.streetAddress': 'Teslimat adresini yazın.',
  'billingAddress.province': 'Fatura adresinin ilini seçin.',
  'billingAddress.district': 'Fatura adresinin ilçesini yazın.',
  'billingAddress.streetAddress': 'Fatura adresini yazın.',
};

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

/** What is missing before the server can be asked; everything else is the server's to judge. */
export function missingFields(
  texts: Readonly<Record<TextField, string>>,
  billsToShipping: boolean,
): FieldErrors {
  const isAsked = (field: string) => !(billsToShipping && field.startsWith('billingAddress.'));
  return Object.fromEntries(
    Object.entries(MISSING).filter(([field]) => isAsked(field) && texts[field as TextField].trim() === ''),
  );
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
