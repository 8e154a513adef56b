import { formatDateTime } from '../../shop/format';
import { shortTime } from '../../shop/short-time';

/** When something happened, short; the exact time is in its title. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {shortTime(at)}
    </time>
  );
}
