import button from '../../../ui/controls/button.module.css';
import { type ContactAction } from './contact-action';

interface ContactLinkProps {
  action: ContactAction;
  /** The main action of a product, or one beside the cart. */
  rank: 'main' | 'other';
}

/** WhatsApp or the telephone, said at length. */
export function ContactLink({ action, rank }: ContactLinkProps) {
  const classes = rank === 'main' ? `${button.copper} ${button.large}` : button.line;
  return (
    <a className={`${button.button} ${classes}`} href={action.href} target={action.target} rel="noopener">
      <action.icon aria-hidden size={rank === 'main' ? 20 : 18} strokeWidth={1.75} />
      {action.text}
    </a>
  );
}
