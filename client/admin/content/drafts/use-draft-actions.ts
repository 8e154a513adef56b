import { useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import {
  type ContentDraft,
  DiscardContentDraftMutation,
  PublishContentDraftMutation,
  ScheduleContentDraftMutation,
} from './content-drafts.query';

interface After {
  /** Somebody changed the draft, or what is published. */
  readonly onConflict: () => void;
  readonly onPublished: () => Promise<unknown>;
}

export interface DraftActions {
  readonly isBusy: boolean;
  readonly publish: () => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly unschedule: () => Promise<void>;
  /** Resolves with what was refused. */
  readonly schedule: (publishAt: string) => Promise<Refusal | undefined>;
}

/** What can be done with a draft that was read. */
export function useDraftActions({ target, version }: ContentDraft, after: After): DraftActions {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const input = { target, expectedVersion: version };
  const act = async (send: () => Promise<{ error?: CombinedError | undefined }>, done: string) => {
    setBusy(true);
    const { error } = await send();
    if (error) {
      toaster.error({ title: 'Olmadı', description: refusalOf(error).message });
      after.onConflict();
    } else toaster.success({ title: done });
    setBusy(false);
  };
  return {
    isBusy,
    publish: () =>
      act(async () => {
        const result = await client.mutation(PublishContentDraftMutation, { input }).toPromise();
        if (!result.error) {
          await after.onPublished();
          after.onConflict();
        }
        return result;
      }, 'Taslak yayımlandı'),
    discard: () =>
      act(() => client.mutation(DiscardContentDraftMutation, { input }).toPromise(), 'Taslak silindi'),
    unschedule: () =>
      act(
        () =>
          client.mutation(ScheduleContentDraftMutation, { input: { ...input, publishAt: null } }).toPromise(),
        'Zaman kaldırıldı',
      ),
    schedule: async (publishAt) => {
      const { error } = await client
        .mutation(ScheduleContentDraftMutation, { input: { ...input, publishAt } })
        .toPromise();
      if (!error) return undefined;
      const refusal = refusalOf(error);
      if (refusal.code !== 'PUBLISH_TIME_PAST') after.onConflict();
      return refusal;
    },
  };
}
