import { Box, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { type FragmentOf, graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { PastRail, type PastRailProps } from '../../record/past-rail';
import { QuoteHistory, type QuoteHistoryFragment } from './quote-history';
import { TextForm } from '../thread/text-form';

export const AddQuoteNoteMutation = graphql(`
  mutation AddQuoteNote($input: AddQuoteNoteInput!) {
    addQuoteNote(input: $input) {
      id
      version
    }
  }
`);

interface QuoteTimelineProps {
  /** As it is now, or as it was after one of its events. */
  quote: {
    readonly id: string;
    readonly version: number;
    readonly history: readonly FragmentOf<typeof QuoteHistoryFragment>[] | null;
  };
  /** Everything that has happened until now. */
  events: PastRailProps['events'];
  /** Nothing can be changed in the past. */
  isPast: boolean;
  onShow: (version: number) => void;
  onDirty: (isDirty: boolean) => void;
  onNoted: () => void;
}

/** What happened to a quote, a rail to see it as it was, and the notes of staff. */
export function QuoteTimeline({ quote, events, isPast, onShow, onDirty, onNoted }: QuoteTimelineProps) {
  const [, add] = useMutation(AddQuoteNoteMutation);
  return (
    <TitledCard
      title="Zaman çizelgesi"
      isFlush
      aside={
        <Text textStyle="small" color="fg.muted">
          {formatCount(events.length)} olay
        </Text>
      }
    >
      <PastRail
        label="Teklifin o anki hâli"
        events={events}
        shown={isPast ? quote.version : events.length}
        onShow={onShow}
      />
      <Box paddingInline={{ base: '0', md: '5' }} paddingBlock="4" display="grid" gap="4">
        <Box hidden={isPast}>
          <TextForm
            label="İç not"
            fieldLabel="Ekip için iç not"
            hint="Müşteri görmez."
            required="Notu yazın."
            button="Not ekle"
            busyLabel="Ekleniyor..."
            shortcut="n"
            onDirty={onDirty}
            send={async (note) => {
              const { error } = await add({ input: { id: quote.id, note } });
              if (error) return refusalOf(error);
              onNoted();
              return undefined;
            }}
          />
        </Box>
        <QuoteHistory entries={quote.history ?? []} />
      </Box>
    </TitledCard>
  );
}
