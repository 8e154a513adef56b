import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { useSite } from '../../../shop/site';
import { closedLines, hoursText } from './opening-hours';

export const WorkingHoursFragment = graphql(`
  fragment WorkingHoursLines on WorkingHours {
    label
    days
    opens
    closes
  }
`);

interface WorkingHoursLinesProps {
  hours: readonly FragmentOf<typeof WorkingHoursFragment>[];
}

/** One line for each group of days, and for each holiday of the days to come; stands in a `dl`. */
export function WorkingHoursLines({ hours }: WorkingHoursLinesProps) {
  const { closedDays } = useSite();
  const week = readFragment(WorkingHoursFragment, hours);
  const closed = closedLines({ week, closedDays });
  return (
    <>
      {week.map((group) => (
        <div key={group.label}>
          <dt>{group.label}</dt>
          <dd>{hoursText(group)}</dd>
        </div>
      ))}
      {closed.map(({ days, name, text }) => (
        <div key={`${days} ${name}`}>
          <dt>{`${days}, ${name}`}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </>
  );
}
