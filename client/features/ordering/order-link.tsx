import button from '../../ui/button.module.css';
import { type OrderAction } from './order-action';

interface OrderLinkProps {
  action: OrderAction;
  /** The main way to order a product, or one beside the cart. */
  rank: 'main' | 'other';
}

/** A way to order outside the shop, said at length. */
export function OrderLink({ action, rank }: OrderLinkProps) {
  const look = rank === 'main' ? `${button.copper} ${button.large}` : button.line;
  return (
    <a className={`${button.button} ${look}`} href={action.href} target={action.target} rel="noopener">
      <action.icon aria-hidden size={rank === 'main' ? 20 : 18} strokeWidth={1.75} />
      {action.text}
    </a>
  );
}
