import { type VariablesOf } from '../../../graphql/graphql';
import { isPhoneComplete } from '../../../shop/format';
import { type AskedLine, lineInput } from './asked-lines';
import { type RequestQuoteMutation } from './request-quote';

type RequestInput = VariablesOf<typeof RequestQuoteMutation>['input'];

/** Who asks, and what else they write. */
export interface RequestTexts {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly project: string;
  readonly purchaseOrder: string;
}

export const NO_TEXTS: RequestTexts = {
  name: '',
  phone: '',
  email: '',
  company: '',
  message: '',
  project: '',
  purchaseOrder: '',
};

/** Errors by the path the server knows a field by; `lines` is the list as a whole. */
export type RequestErrors = Readonly<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const one = (typed: string) => typed.replace(/\s+/g, ' ').trim();

/** What no right request lacks, said at once; finer rules are the server's. */
export function missingIn(texts: RequestTexts, lines: readonly AskedLine[]): RequestErrors {
  const errors: Record<string, string> = {};
  if (lines.length === 0) errors.lines = 'En az bir kalem ekleyin.';
  lines.forEach((line, index) => {
    if (line.kind === 'text' && one(line.text) === '') {
      errors[`lines.${String(index)}.text`] = 'Ne istediğinizi yazın ya da kalemi çıkarın.';
    }
  });
  if (one(texts.name) === '') errors['buyer.name'] = 'Adınızı ve soyadınızı yazın.';
  if (one(texts.phone) === '') errors['buyer.phone'] = 'Telefon numaranızı yazın.';
  else if (!isPhoneComplete(texts.phone)) {
    errors['buyer.phone'] = 'Telefon numarası eksik veya fazla. Örnek: 0532 111 22 33';
  }
  if (one(texts.email) === '') errors['buyer.email'] = 'E-posta adresinizi yazın.';
  else if (!EMAIL.test(one(texts.email))) errors['buyer.email'] = 'Geçerli bir e-posta adresi girin.';
  return errors;
}

/** The request as the server takes it. */
export function requestInput(
  texts: RequestTexts,
  lines: readonly AskedLine[],
  others: Pick<
    RequestInput,
    'answers' | 'files' | 'origin' | 'website' | 'filledInSeconds' | 'idempotencyKey' | 'marketingConsent'
  >,
): RequestInput {
  const project = one(texts.project) || null;
  const purchaseOrder = one(texts.purchaseOrder) || null;
  return {
    ...others,
    buyer: {
      name: one(texts.name),
      phone: one(texts.phone),
      email: one(texts.email),
      company: one(texts.company) || null,
    },
    lines: lines.map(lineInput),
    message: texts.message.trim() || null,
    references: project || purchaseOrder ? { project, purchaseOrder } : null,
  };
}
