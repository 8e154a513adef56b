import button from '../../ui/button.module.css';
import { type OrderAction } from './order-action';

interface OrderLinkProps {
  action: OrderAction;
  size: 'large' | 'full';
}

/** The main action of a product, said at length. */
export function OrderLink({ action, size }: OrderLinkProps) {
  return (
    <a
      className={`${button.button} ${button.copper} ${button[size]}`}
      href={action.href}
      target={action.target}
      rel="noopener"
    >
      <action.icon aria-hidden size={20} strokeWidth={1.75} />
      {action.text}
    </a>
  );
}
