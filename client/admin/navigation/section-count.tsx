import { Span } from '@chakra-ui/react';
import { useId } from 'react';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../graphql/in-background';
import { useLastData } from '../../graphql/use-last-data';
import { useLiveTopics } from '../live/use-live-topics';
import { type SectionCount } from './section';

const MANY = 1_000;

/** How many things of a section wait, kept up to date; undefined until it is known, and when none does. */
export function useSectionCount({ query, read, topics }: SectionCount): number | undefined {
  const client = useClient();
  const [answer] = useQuery({ query, variables: {} });
  useLiveTopics(() => client.query(query, {}, IN_BACKGROUND).toPromise(), ...topics);
  const data = useLastData(answer.data);
  return data === undefined ? undefined : read(data) || undefined;
}

interface SectionCountMarkProps {
  count: SectionCount;
  /** Tells the id of what describes the link. */
  children: (describedBy: string | undefined, mark: React.ReactNode) => React.ReactNode;
}

/** A link with the number at its end; its name stays that of the section. */
export function WithSectionCount({ count, children }: SectionCountMarkProps) {
  const id = useId();
  const waiting = useSectionCount(count);
  if (waiting === undefined) return children(undefined, null);
  const digits = waiting < MANY ? String(waiting) : `${MANY - 1}+`;
  return (
    <>
      {children(
        id,
        <Span
          aria-hidden
          marginInlineStart="auto"
          paddingInline="2"
          borderRadius="full"
          textStyle="small"
          fontVariantNumeric="tabular-nums"
          color="fg.inverse"
          bg="petrol.on/14"
        >
          {digits}
        </Span>,
      )}
      <Span id={id} hidden>
        {digits} {count.noun}
      </Span>
    </>
  );
}
