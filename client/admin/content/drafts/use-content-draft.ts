import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { useLiveTopics } from '../../live/use-live-topics';
import {
  type ContentDraft,
  ContentDraftQuery,
  type DraftParts,
  SaveContentDraftMutation,
} from './content-drafts.query';

/** Of which document a draft is kept, and which part of the input holds it. */
export interface DraftTarget {
  /** As the server names it: `home`, `static-page/sss`. */
  readonly name: string;
  readonly part: keyof DraftParts;
}

export interface DraftState {
  /** Undefined until it was read. */
  readonly draft: ContentDraft | undefined;
  readonly isFailed: boolean;
  readonly readAgain: () => void;
  /** Resolves with what was refused. */
  readonly save: (
    document: unknown,
    basedOn: number,
    expectedVersion: number,
  ) => Promise<Refusal | undefined>;
}

/** The draft of a document, as it is by now. */
export function useContentDraft({ name: target, part }: DraftTarget): DraftState {
  const client = useClient();
  const [{ data: answer, error }, ask] = useQuery({ query: ContentDraftQuery, variables: { target } });
  useLiveTopics(
    () => client.query(ContentDraftQuery, { target }, IN_BACKGROUND).toPromise(),
    'content',
    'drafts',
  );
  const draft = useLastData(answer)?.draft;
  return {
    draft,
    isFailed: draft === undefined && error !== undefined,
    readAgain: () => ask({ requestPolicy: 'network-only' }),
    save: async (document, basedOn, expectedVersion) => {
      const input = { target, expectedVersion, basedOn, [part]: document as never };
      const { error: refused } = await client.mutation(SaveContentDraftMutation, { input }).toPromise();
      return refused && refusalOf(refused);
    },
  };
}

/** What a draft holds, in the shape of what is published. */
export const documentIn = ({ header, footer, page, staticPage }: ContentDraft) =>
  header ?? footer ?? page ?? staticPage;
