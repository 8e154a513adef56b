import { type GroupedSpec, groupSpecs } from './spec-groups';
import styles from './spec-table.module.css';

/** Names left, values and units right, in two columns where there is room. */
export function SpecTable({ specs }: { specs: readonly GroupedSpec[] }) {
  return (
    <div className={styles.table}>
      {groupSpecs(specs).map(({ title, specs: members }) => (
        <section key={title}>
          {title !== null && <h3>{title}</h3>}
          <dl>
            {members.map(({ name, value, unit }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd translate={unit ? 'no' : undefined}>
                  {value}
                  {unit && <small> {unit}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
