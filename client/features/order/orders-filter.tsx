import { Search } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent } from 'react';
import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { textOf } from '../../ui/text-of';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../../ui/order-words';
import { ORDERS_PARAMETERS, type OrdersQuery } from './orders-query';
import styles from './orders-filter.module.css';

interface OrdersFilterProps {
  query: OrdersQuery;
  onChange: (query: OrdersQuery) => void;
}

const STATUSES = Object.keys(ORDER_STATUSES) as OrderStatus[];
const PAYMENTS = Object.keys(PAYMENT_STATUSES) as PaymentStatus[];

/** Finds an order by its number and narrows the list; all of it stands in the address. */
export function OrdersFilter({ query, onChange }: OrdersFilterProps) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), ORDERS_PARAMETERS.text).trim();
    onChange({ ...query, text: typed, page: 1 });
  };
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label="Siparişlerde ara"
      action={paths.orders()}
      onSubmit={search}
    >
      <div className={styles.search}>
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <input
          key={query.text}
          type="search"
          name={ORDERS_PARAMETERS.text}
          defaultValue={query.text}
          aria-label="Sipariş numarası"
          placeholder="Sipariş numarası"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" className={`${button.button} ${button.petrol}`}>
          Ara
        </button>
      </div>
      <Choices
        legend="Durum"
        name={ORDERS_PARAMETERS.statuses}
        all={STATUSES}
        table={ORDER_STATUSES}
        chosen={query.statuses}
        onChange={(statuses) => onChange({ ...query, statuses, page: 1 })}
      />
      <Choices
        legend="Ödeme"
        name={ORDERS_PARAMETERS.payments}
        all={PAYMENTS}
        table={PAYMENT_STATUSES}
        chosen={query.payments}
        onChange={(payments) => onChange({ ...query, payments, page: 1 })}
      />
    </form>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  all: readonly Value[];
  table: Readonly<Record<Value, { readonly word: string; readonly parameter: string }>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ legend, name, all, table, chosen, onChange }: ChoicesProps<Value>) {
  const change = (value: Value, { target }: ChangeEvent<HTMLInputElement>) =>
    onChange(all.filter((other) => (other === value ? target.checked : chosen.includes(other))));
  return (
    <fieldset className={styles.choices}>
      <legend className={text.hidden}>{legend}</legend>
      <span aria-hidden className={styles.legend}>
        {legend}
      </span>
      {all.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={table[value].parameter}
            checked={chosen.includes(value)}
            onChange={(event) => change(value, event)}
          />
          <span>{table[value].word}</span>
        </label>
      ))}
    </fieldset>
  );
}
