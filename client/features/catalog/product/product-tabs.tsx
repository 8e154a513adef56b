import { type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../shop/format';
import text from '../../../design/text.module.css';
import { TAB_PARAMETER, type TabId } from './product-parameters';
import styles from './product-tabs.module.css';

export interface ProductTab {
  readonly id: TabId;
  readonly title: string;
  /** How many things stand in it, where that says something. */
  readonly count?: number;
  readonly content: ReactNode;
}

/** Everything about a product in tabs. All of it stands in the HTML; the open one in the address. */
export function ProductTabs({ tabs }: { tabs: readonly ProductTab[] }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const open = tabs.find(({ id }) => id === parameters.get(TAB_PARAMETER)) ?? tabs[0];
  if (!open) return null;

  /** The first tab needs no parameter; what else the address says stays. */
  const addressOf = (tab: ProductTab) => {
    const others = new URLSearchParams(parameters);
    if (tab === tabs[0]) others.delete(TAB_PARAMETER);
    else others.set(TAB_PARAMETER, tab.id);
    return { search: others.toString() };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs[placeAfter(event.key, tabs.indexOf(open), tabs.length)];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  };
  return (
    <section className={styles.section} aria-label="Ürün bilgileri">
      <div className={styles.tabs} role="tablist" aria-label="Ürün bilgileri" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            id={tabId(tab)}
            role="tab"
            to={addressOf(tab)}
            replace
            preventScrollReset
            aria-selected={tab === open}
            aria-controls={panelId(tab)}
            tabIndex={tab === open ? 0 : -1}
          >
            {tab.title}
            {tab.count !== undefined && <span> {formatCount(tab.count)}</span>}
          </Link>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab)}
          role="tabpanel"
          aria-labelledby={tabId(tab)}
          tabIndex={0}
          hidden={tab !== open}
          className={styles.panel}
        >
          <h2 className={text.hidden}>{tab.title}</h2>
          {tab.content}
        </div>
      ))}
    </section>
  );
}

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

const tabId = ({ id }: ProductTab) => `sekme-${id}`;
const panelId = ({ id }: ProductTab) => `sekme-${id}-icerik`;
