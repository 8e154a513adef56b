import { List } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { formatLiraExactly } from '../../../shop/format';
import { type OrderProblem } from './order-problem';

type ShownProblem = Exclude<OrderProblem, { kind: 'fields' }>;

interface ProblemNoticeProps {
  problem: ShownProblem;
  /** The sum as it is today. */
  total: number;
  /** How a cart above the limit of its buyer can be ordered anyway, where the limit is known. */
  limitText?: ReactNode;
}

/** Why the order is not placed yet, above the form: read out as it comes, with the ways to go on. */
export function ProblemNotice({ problem, total, limitText }: ProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  const { title, text } = textsOf(problem, total, limitText);
  return (
    <ErrorAlert ref={notice} role="alert" title={title}>
      {text}
    </ErrorAlert>
  );
}

function textsOf(
  problem: ShownProblem,
  total: number,
  limitText: ReactNode,
): { title: ReactNode; text: ReactNode } {
  switch (problem.kind) {
    case 'price-changed':
      return {
        title: 'Toplam tutar değişti',
        text: (
          <p>
            Onayladığınız tutar <s translate="no">{formatLiraExactly(problem.agreedTotal)}</s>, güncel tutar{' '}
            <b translate="no">{formatLiraExactly(problem.total ?? total)}</b> (KDV Dahil). Yeni tutarı ve
            yenilenen metinleri onaylıyorsanız «Siparişi Tamamla» düğmesine yeniden basın.
          </p>
        ),
      };
    case 'documents-changed':
      return {
        title: 'Sözleşme metinleri yenilendi',
        text: (
          <>
            <p>Siz formu doldururken metinler değişti. Yeni metinleri onaylayıp siparişi yeniden gönderin.</p>
            {problem.procured.length > 0 && (
              <List.Root paddingInlineStart="5">
                {problem.procured.map(({ productName, delivery }) => (
                  <List.Item key={productName + delivery}>
                    {productName}: güncel teslim süresi {delivery}
                  </List.Item>
                ))}
              </List.Root>
            )}
          </>
        ),
      };
    case 'cart-empty':
      return {
        title: 'Sepetiniz boş',
        text: <p>Ürünler bu sırada sepetten çıkarılmış. Yazdığınız bilgiler duruyor.</p>,
      };
    case 'already-ordered':
      return {
        title: <>Bu sipariş daha önce alınmış{problem.number && `: #${problem.number}`}</>,
        text: (
          <p>
            Önceki denemeniz başka bilgilerle alınmış; ikinci bir sipariş oluşturulmadı. Siparişinizi
            e-postanızdan veya siparişlerinizden izleyebilirsiniz. Bu, ayrı bir siparişse yeniden gönderin.
          </p>
        ),
      };
    case 'unanswered':
      return {
        title: 'Siparişinizin alınıp alınmadığı bilinmiyor',
        text: (
          <>
            <p>
              Yanıt gelmedi. Bağlantınızı kontrol edip tekrar deneyebilirsiniz, ikinci bir sipariş oluşmaz.
              Yazdığınız bilgiler duruyor.
            </p>
            {problem.reference && <p>Hata referansı: {problem.reference}</p>}
          </>
        ),
      };
    case 'over-limit':
      return {
        title: 'Sepetiniz sipariş sınırını aşıyor',
        text: (
          <>
            {limitText ?? <p>{problem.message}</p>}
            <p>
              <Link to={paths.cart()}>Sepeti düzenle</Link>
            </p>
          </>
        ),
      };
    case 'refused':
      return {
        title: 'Sipariş tamamlanamadı',
        text: (
          <>
            <p>{problem.message}</p>
            {problem.concernsCart && (
              <p>
                <Link to={paths.cart()}>Sepeti düzenle</Link>
              </p>
            )}
          </>
        ),
      };
  }
}
