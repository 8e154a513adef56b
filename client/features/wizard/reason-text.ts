import { answerLabel, type QuestionName } from './questions';
import { type WizardResult } from './result-fragment';

type Reason = WizardResult['reasons'][number];

const LABELS: Readonly<Partial<Record<QuestionName, string>>> = { CAPACITY: 'Kapasite', QUANTITY: 'Adet' };

/** What was answered, in a few words. */
export const reasonLabel = ({ question, answer }: Reason): string =>
  answer === null ? (LABELS[question] ?? question) : answerLabel(question, answer);

/** What the product says to that, in a few words. */
export function reasonText({ question, verdict, evidence }: Reason): string {
  if (question === 'QUANTITY') return evidence === null ? 'uygun' : `en az ${evidence} adet satılır`;
  if (verdict === 'RELAXED') return 'gevşetilen ölçüt';
  if (question === 'BUDGET') return verdict === 'FITS' ? 'bütçede' : 'fiyatı sorulur';
  if (evidence === null) return verdict === 'FITS' ? 'uygun' : 'ürün bilgisinde yok';
  if (question === 'CAPACITY') {
    return verdict === 'FITS' ? `ürün ${evidence}` : `ürün ${evidence}, istediğinizin altında`;
  }
  return `«${evidence}»`;
}

export const PART_LABELS: Readonly<Record<WizardResult['points'][number]['part'], string>> = {
  IN_STOCK: 'Stokta var',
  RATING: 'Puan × 5',
  FEATURED: 'Öne çıkan ürün',
  NEW: 'Yeni ürün',
};

const POINTS = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** «22,5» */
export const pointsText = (points: number): string => POINTS.format(points);

/** The most that a product can have. */
export const MAX_SCORE = 70;
