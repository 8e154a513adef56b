import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { DangerNotice } from '../../ui/danger-notice';
import { formatLiraExactly } from '../../ui/format';
import { type OrderProblem } from './order-problem';

/** What is wrong with a field, and the id of its control. */
interface FieldError {
  readonly controlId: string;
  readonly message: string;
}

interface ProblemNoticeProps {
  problem: OrderProblem;
  /** Those of the fields that are not mended yet, in the order of the form. */
  errors: readonly FieldError[];
  /** The sum as it is today. */
  total: number;
}

/** Why the order is not placed yet, above the form: read out as it comes, with the ways to go on. */
export function ProblemNotice({ problem, errors, total }: ProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <DangerNotice ref={notice} role="alert">
      {problem.kind === 'fields' ? <ErrorList errors={errors} /> : wordsOf(problem, total)}
    </DangerNotice>
  );
}

function wordsOf(problem: Exclude<OrderProblem, { kind: 'fields' }>, total: number): ReactNode {
  switch (problem.kind) {
    case 'price-changed':
      return (
        <>
          <h2>Toplam tutar değişti</h2>
          <p>
            Onayladığınız tutar <s>{formatLiraExactly(problem.agreedTotal)}</s>, güncel tutar{' '}
            <b>{formatLiraExactly(problem.total ?? total)}</b> (KDV Dahil). Yeni tutarı ve yenilenen metinleri
            onaylıyorsanız «Siparişi Tamamla» düğmesine yeniden basın.
          </p>
        </>
      );
    case 'documents-changed':
      return (
        <>
          <h2>Sözleşme metinleri yenilendi</h2>
          <p>Siz formu doldururken metinler değişti. Yeni metinleri onaylayıp siparişi yeniden gönderin.</p>
          {problem.procured.length > 0 && (
            <ul>
              {problem.procured.map(({ productName, delivery }) => (
                <li key={productName + delivery}>
                  {productName}: güncel teslim süresi {delivery}
                </li>
              ))}
            </ul>
          )}
        </>
      );
    case 'cart-empty':
      return (
        <>
          <h2>Sepetiniz boş</h2>
          <p>Ürünler bu sırada sepetten çıkarılmış. Yazdığınız bilgiler duruyor.</p>
        </>
      );
    case 'already-ordered':
      return (
        <>
          <h2>Bu sipariş daha önce alınmış{problem.number && `: #${problem.number}`}</h2>
          <p>
            Önceki denemeniz başka bilgilerle alınmış; ikinci bir sipariş oluşturulmadı. Siparişinizi
            e-postanızdan veya siparişlerinizden izleyebilirsiniz. Bu, ayrı bir siparişse yeniden gönderin.
          </p>
        </>
      );
    case 'unanswered':
      return (
        <>
          <h2>Siparişinizin alınıp alınmadığı bilinmiyor</h2>
          <p>
            Yanıt gelmedi. Bağlantınızı denetleyip tekrar deneyebilirsiniz, ikinci bir sipariş oluşmaz.
            Yazdığınız bilgiler duruyor.
          </p>
          {problem.reference && <p>Hata referansı: {problem.reference}</p>}
        </>
      );
    case 'refused':
      return (
        <>
          <h2>Sipariş tamamlanamadı</h2>
          <p>{problem.message}</p>
          {problem.concernsCart && (
            <p>
              <Link to={paths.cart()}>Sepeti düzenle</Link>
            </p>
          )}
        </>
      );
  }
}

function ErrorList({ errors }: { errors: readonly FieldError[] }) {
  return (
    <>
      <h2>
        {errors.length === 1 ? 'Bir bilgi eksik veya hatalı' : `${errors.length} bilgi eksik veya hatalı`}
      </h2>
      <ul>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} onClick={(event) => goTo(controlId, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The address of the page stays as it is: it says which stage is shown. */
function goTo(id: string, event: React.MouseEvent): void {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
