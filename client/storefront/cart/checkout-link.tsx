import { Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent } from 'react';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { type Cart } from '../../features/cart/store/cart-data';
import { CONFIRMATION_ID } from '../../features/cart/page/confirmation';
import { ButtonLink } from '../../ui/controls/button-link';

/** The way on to the form; while something has to be confirmed, the way to that. */
export function CheckoutLink({ cart }: { cart: Cart }) {
  const showConfirmation = (event: MouseEvent) => {
    if (!cart.needsConfirmation) return;
    event.preventDefault();
    const confirmation = document.getElementById(CONFIRMATION_ID);
    confirmation?.scrollIntoView({ block: 'center' });
    confirmation?.focus({ preventScroll: true });
  };
  return (
    <>
      <ButtonLink
        tone="copper"
        size="large"
        aria-disabled={cart.needsConfirmation}
        to={paths.checkout()}
        aria-describedby={cart.needsConfirmation ? HINT_ID : undefined}
        onClick={showConfirmation}
      >
        Ödeme adımına geç
        <Icon of={ArrowRight} size={18} />
      </ButtonLink>
      {cart.needsConfirmation && (
        <Text id={HINT_ID} textStyle="tiny" color="fg.muted">
          Devam etmek için sepetinizdeki değişiklikleri onaylayın.
        </Text>
      )}
    </>
  );
}

const HINT_ID = 'odeme-ipucu';
