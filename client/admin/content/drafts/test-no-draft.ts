import { server } from '../../../graphql/test-server';
import { ContentDraftQuery, OpenDraftsQuery } from './content-drafts.query';

/** The server says that nothing has a draft. */
export function answerNoDraft(target: string): void {
  server.answers(OpenDraftsQuery, { drafts: [] });
  server.answers(ContentDraftQuery, () => ({
    draft: { target, version: 0, exists: false, basedOn: 0, isOutdated: false },
  }));
}
