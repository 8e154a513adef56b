import { ArrowRight, ChevronDown } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import styles from './home-finder.module.css';

interface HomeFinderProps {
  categories: readonly { slug: string; name: string }[];
}

/** Product group and words in one form; without scripts it leads to the same list. */
export function HomeFinder({ categories }: HomeFinderProps) {
  const id = useId();
  const navigate = useNavigate();
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(addressOf(textOf(form, 'kategori'), textOf(form, 'arama')));
  };
  return (
    <form className={styles.finder} action={paths.products()} onSubmit={find}>
      <div className={styles.field}>
        <label htmlFor={`${id}-group`}>Ürün grubu</label>
        <div className={styles.select}>
          <select id={`${id}-group`} name="kategori">
            <option value="">Tüm gruplar</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </div>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-words`}>Ölçü, model veya parça numarası</label>
        <input id={`${id}-words`} name="arama" placeholder="DN 50, 200 kW, PN 16…" autoComplete="off" />
      </div>
      <button className={`${button.button} ${button.copper}`}>
        Uygun ürünleri göster
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </form>
  );
}

/** A group alone has a page of its own; words narrow the list. */
function addressOf(category: string, words: string): string {
  if (!words) return category ? paths.category(category) : paths.products();
  const parameters = new URLSearchParams({ arama: words });
  if (category) parameters.set('kategori', category);
  return paths.products(parameters);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
