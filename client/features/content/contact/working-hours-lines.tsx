import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { hoursText } from './opening-hours';

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

/** One line for each group of days; stands in a `dl`. */
export function WorkingHoursLines({ hours }: WorkingHoursLinesProps) {
  return readFragment(WorkingHoursFragment, hours).map((group) => (
    <div key={group.label}>
      <dt>{group.label}</dt>
      <dd>{hoursText(group)}</dd>
    </div>
  ));
}
