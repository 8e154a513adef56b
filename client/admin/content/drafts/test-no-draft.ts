import { server } from '../../../graphql/test-server';
import { ContentDraftQuery } from './content-drafts.query';

/** The server says that nothing has a draft. */
export const answerNoDraft = (target: string): void =>
  server.answers(ContentDraftQuery, () => ({
    draft: { target, version: 0, exists: false, basedOn: 0, isOutdated: false },
  }));
