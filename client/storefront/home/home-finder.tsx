import { ArrowRight, ChevronDown } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { searchText } from '../../shop/search-text';
import styles from './home-finder.module.css';

interface HomeFinderProps {
  categories: readonly { slug: string; name: string }[];
}

/** Product group and search text in one form; without scripts it leads to the same list. */
export function HomeFinder({ categories }: HomeFinderProps) {
  const id = useId();
  const navigate = useNavigate();
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(addressOf(fieldValue(form, 'kategori'), searchText(fieldValue(form, 'arama'))));
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
          <Icon of={ChevronDown} />
        </div>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-searchText`}>Ölçü, model veya parça numarası</label>
        <input id={`${id}-searchText`} name="arama" placeholder="DN 50, 200 kW, PN 16…" autoComplete="off" />
      </div>
      <Button tone="copper" type="submit">
        Uygun ürünleri göster
        <Icon of={ArrowRight} size={18} />
      </Button>
    </form>
  );
}

/** A group alone has a page of its own; a search text narrows the list. */
function addressOf(category: string, text: string): string {
  if (!text) return category ? paths.category(category) : paths.products();
  const parameters = new URLSearchParams({ arama: text });
  if (category) parameters.set('kategori', category);
  return paths.products(parameters);
}

function fieldValue(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
