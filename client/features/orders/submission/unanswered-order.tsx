import { Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../../paths';
import { StageNotice } from './stage-notice';
import { useOrderPlacement } from './use-order-placement';
import { ButtonLink } from '../../../ui/controls/button-link';

interface UnansweredOrderProps {
  /** Who is signed in; undefined for a guest. */
  customerId: string | undefined;
  onPlaced: (trackingToken: string) => void;
}

/**
 * The cart is empty and an order was never answered: it may have been received after all. Asking again under its key
 * brings it back; with an empty cart it cannot be placed anew.
 */
export function UnansweredOrder({ customerId, onPlaced }: UnansweredOrderProps) {
  const { problem, isBusy, findUnanswered } = useOrderPlacement({ customerId, onPlaced });
  const findAtOnce = useEffectEvent(() => void findUnanswered());
  useEffect(() => findAtOnce(), []);
  if (problem?.kind === 'unanswered') {
    return (
      <StageNotice title="Siparişinizin alınıp alınmadığı bilinmiyor">
        <p>
          Mağazaya ulaşılamıyor. Bağlantınızı kontrol edip yeniden sorabilirsiniz; ikinci bir sipariş oluşmaz.
        </p>
        <Button onClick={() => void findUnanswered()}>Yeniden sor</Button>
      </StageNotice>
    );
  }
  if (problem?.kind === 'already-ordered' && problem.number) {
    return (
      <StageNotice title={`Siparişiniz alınmış: #${problem.number}`}>
        <p>İkinci bir sipariş oluşturulmadı. Ayrıntıları e-postanızda veya siparişlerinizde bulursunuz.</p>
      </StageNotice>
    );
  }
  if (problem) {
    return (
      <StageNotice title="Sipariş alınmamış">
        <p>Son denemeniz mağazaya ulaşmamış ve sepetiniz boş. Yazdığınız bilgiler bu sekmede duruyor.</p>
        <ButtonLink tone="petrol" to={paths.products()}>
          Ürünlere göz atın
        </ButtonLink>
      </StageNotice>
    );
  }
  return (
    <StageNotice title="Siparişiniz soruluyor" isBusy={isBusy}>
      <p role="status">Son denemenizin yanıtı gelmemişti; alınıp alınmadığına bakılıyor…</p>
    </StageNotice>
  );
}
