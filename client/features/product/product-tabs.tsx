import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../ui/format';
import text from '../../ui/text.module.css';
import { TAB_PARAMETER } from './product-parameters';
import styles from './product-tabs.module.css';

export interface ProductTab {
  /** As the address has it. */
  readonly id: string;
  readonly title: string;
  /** How many things stand in it, where that says something. */
  readonly count?: number;
  readonly content: ReactNode;
}

/** Everything about a product in tabs. All of it stands in the HTML; the open one in the address. */
export function ProductTabs({ tabs }: { tabs: readonly ProductTab[] }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState(parameters.get(TAB_PARAMETER));
  const open = tabs.find(({ id }) => id === openId) ?? tabs[0];
  if (!open) return null;

  const show = (tab: ProductTab) => {
    setOpenId(tab.id);
    void navigate(addressOf(tab, tabs), { replace: true, preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs[placeAfter(event.key, tabs.indexOf(open), tabs.length)];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    show(next);
  };
  return (
    <section className={styles.section} aria-label="Ürün bilgileri">
      <div className={styles.tabs} role="tablist" aria-label="Ürün bilgileri" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            id={tabId(tab)}
            role="tab"
            to={addressOf(tab, tabs)}
            replace
            preventScrollReset
            aria-selected={tab === open}
            aria-controls={panelId(tab)}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setOpenId(tab.id)}
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

/** The first tab needs no parameter. */
function addressOf(tab: ProductTab, tabs: readonly ProductTab[]): string {
  return tab === tabs[0] ? '.' : `?${new URLSearchParams({ [TAB_PARAMETER]: tab.id }).toString()}`;
}

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

const tabId = ({ id }: ProductTab) => `sekme-${id}`;
const panelId = ({ id }: ProductTab) => `sekme-${id}-icerik`;
