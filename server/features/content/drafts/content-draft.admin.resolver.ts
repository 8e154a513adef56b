import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { contentInvalid } from '../content.refusals.js';
import { STATIC_PLACES } from '../static-page.place.js';
import {
  ContentDraftInput,
  SaveContentDraftInput,
  ScheduleContentDraftInput,
} from './content-draft.input.js';
import { ContentDraft } from './content-draft.type.js';
import { ContentDrafts, type CurrentDraft } from './content-drafts.js';
import { DraftPreviews } from './draft-previews.js';
import { pathOf, slugOf } from './draft-target.js';

/** What staff write before anybody sees it. */
@StaffOnly('content')
@Resolver()
export class ContentDraftAdminResolver {
  constructor(
    private readonly drafts: ContentDrafts,
    private readonly previews: DraftPreviews,
    private readonly dataSource: DataSource,
  ) {}

  @Query(() => ContentDraft, { description: 'The draft of a document, or that there is none.' })
  async contentDraft(
    @Args('target', {
      type: () => String,
      description: 'Of what: header, footer, home, about, contact, quote, or static-page/sss.',
    })
    target: string,
  ): Promise<ContentDraft> {
    return this.typed(await this.drafts.current(target));
  }

  @Query(() => [ContentDraft], {
    description: 'All drafts that are neither published nor given up, the latest change first.',
  })
  async contentDrafts(): Promise<ContentDraft[]> {
    const drafts = await this.drafts.open();
    return Promise.all(drafts.map((draft) => this.typed(draft)));
  }

  @Mutation(() => ContentDraft, {
    description:
      'Keeps a document as the draft, in place of an earlier one. Visitors go on seeing what is published.',
  })
  async saveContentDraft(
    @Args('input', { type: () => SaveContentDraftInput, description: 'The document and the version.' })
    { target, expectedVersion, basedOn, ...parts }: SaveContentDraftInput,
    @CurrentCause() cause: Cause,
  ): Promise<ContentDraft> {
    const document = documentFor(target, parts);
    await this.drafts.save({ target, expectedVersion, cause }, { document, basedOn });
    return this.contentDraft(target);
  }

  @Mutation(() => ContentDraft, { description: 'Gives a draft up. Its versions stay.' })
  async discardContentDraft(
    @Args('input', { type: () => ContentDraftInput, description: 'Which draft.' })
    { target, expectedVersion }: ContentDraftInput,
    @CurrentCause() cause: Cause,
  ): Promise<ContentDraft> {
    await this.drafts.discard({ target, expectedVersion, cause });
    return this.contentDraft(target);
  }

  @Mutation(() => ContentDraft, { description: 'Sets or takes back the time at which a draft is published.' })
  async scheduleContentDraft(
    @Args('input', { type: () => ScheduleContentDraftInput, description: 'Which draft, and when.' })
    { publishAt, ...draft }: ScheduleContentDraftInput,
    @CurrentCause() cause: Cause,
  ): Promise<ContentDraft> {
    await this.drafts.schedule({ ...draft, cause }, publishAt);
    return this.contentDraft(draft.target);
  }

  @Mutation(() => Int, {
    description: 'Publishes a draft, and with it ends it. Returns the version of what is published now.',
  })
  publishContentDraft(
    @Args('input', { type: () => ContentDraftInput, description: 'Which draft.' })
    { target, expectedVersion }: ContentDraftInput,
    @CurrentCause() cause: Cause,
  ): Promise<number> {
    return this.drafts.publish({ target, expectedVersion, cause });
  }

  private async typed(draft: CurrentDraft): Promise<ContentDraft> {
    return ContentDraft.of(draft, draft.value.document && (await this.previewPath(draft.target)));
  }

  /** A page that visitors do not see yet has its address already. */
  private async previewPath(target: string): Promise<string> {
    const slug = slugOf(target);
    const place = slug === undefined ? null : await STATIC_PLACES.read(this.dataSource.manager, slug);
    const path = slug === undefined ? pathOf(target) : `/${place?.value.address ?? slug}`;
    return `${path}?taslak=${await this.previews.tokenOf(target)}`;
  }
}

type Parts = Omit<SaveContentDraftInput, 'target' | 'expectedVersion' | 'basedOn'>;

function documentFor(target: string, { header, footer, page, staticPage }: Parts): object {
  const own = { header, footer }[target] ?? (slugOf(target) === undefined ? page : staticPage);
  if (!own) throw contentInvalid({ fields: [{ path: '', message: 'Taslağın içeriği eksik.' }] });
  return own;
}
