import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLiveTopics } from '../../live/use-live-topics';

const QuoteVersionQuery = graphql(`
  query QuoteVersion($id: ID!) {
    adminQuote(id: $id) {
      id
      version
      history {
        version
        actor {
          name
        }
      }
    }
  }
`);

/** Who has changed a quote since the version that is known of it; undefined while nobody has. */
export function useNewerQuote(id: string, known: number): string | undefined {
  const client = useClient();
  const [newest, setNewest] = useState({ version: known, by: '' });
  useLiveTopics(async () => {
    const { data } = await client.query(QuoteVersionQuery, { id }, IN_BACKGROUND).toPromise();
    if (!data?.adminQuote) return;
    const { version, history } = data.adminQuote;
    setNewest({ version, by: history?.at(-1)?.actor.name ?? 'Müşteri' });
  }, 'quotes');
  return newest.version > known ? newest.by : undefined;
}
