import { paths } from '../../../paths';
import { StageNotice } from './stage-notice';
import { ButtonLink } from '../../../ui/controls/button-link';

interface EmptiedCartProps {
  /** Of the order that was placed in another tab, where it is known. */
  trackingToken?: string;
  isSignedIn: boolean;
}

/** The cart was emptied while its form stood open, most likely by an order: leads there, for nothing is left to order. */
export function EmptiedCart({ trackingToken, isSignedIn }: EmptiedCartProps) {
  if (trackingToken !== undefined) {
    return (
      <StageNotice title="Siparişiniz başka bir sekmede verildi">
        <p>Sepetinizdeki ürünler o siparişte; ikinci bir sipariş oluşmadı.</p>
        <ButtonLink tone="petrol" to={paths.orderReceived(trackingToken)}>
          Siparişi göster
        </ButtonLink>
      </StageNotice>
    );
  }
  return (
    <StageNotice title="Sepetiniz bu sırada boşaldı">
      <p>
        Siparişi başka bir sekmede veya cihazda verdiyseniz bağlantısı e-postanızdadır. Yazdığınız bilgiler bu
        sekmede duruyor.
      </p>
      {isSignedIn ? (
        <ButtonLink tone="petrol" to={paths.orders()}>
          Siparişlerim
        </ButtonLink>
      ) : (
        <ButtonLink tone="petrol" to={paths.products()}>
          Ürünlere göz atın
        </ButtonLink>
      )}
    </StageNotice>
  );
}
