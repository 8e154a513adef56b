import { type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './prose.module.css';

/** A text the server made from Markdown: safe HTML. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate();
  const followInside = (event: MouseEvent) => {
    const path = internalPath(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  return <div className={styles.prose} onClick={followInside} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The path of a plain click on a link within the shop; anything else is left to the browser. */
function internalPath(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey) return undefined;
  if (event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link?.getAttribute('target') === '_blank') return undefined;
  const address = link?.getAttribute('href');
  return address?.startsWith('/') && !address.startsWith('//') ? address : undefined;
}
