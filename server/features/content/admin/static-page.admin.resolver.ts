import { Args, ArgsType, Field, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { DataSource } from 'typeorm';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { HistoryArgs, RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { readStaticPages } from '../content.queries.js';
import { STATIC_PAGES } from '../static-page.document.js';
import { AdminStaticPage } from './admin-content.type.js';
import { ContentEditor } from './content.editor.js';
import {
  AddStaticPageInput,
  MoveStaticPageInput,
  RestoreStaticPageInput,
  StaticPagePlaceInput,
  UpdateStaticPageInput,
} from './content-updates.input.js';
import { StaticPagePlaces } from './static-page.places.js';

const MAX_SLUG = 200;

@ArgsType()
class StaticPageHistoryArgs extends HistoryArgs {
  @IsOneLine()
  @MaxLength(MAX_SLUG)
  @Field(() => String, { description: 'Path of the page without the leading slash.' })
  slug: string;
}

/** Support pages and legal texts, for those who write them. */
@StaffOnly('content')
@Resolver()
export class StaticPageAdminResolver {
  constructor(
    private readonly editor: ContentEditor,
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly places: StaticPagePlaces,
  ) {}

  @Query(() => [AdminStaticPage], {
    description: 'All of them as they are stored, in the order of the footer.',
  })
  async adminStaticPages(): Promise<AdminStaticPage[]> {
    return (await readStaticPages(this.dataSource, this.records)).map((row) => AdminStaticPage.of(row));
  }

  @Query(() => AdminStaticPage, { nullable: true, description: 'Null when there is none.' })
  async adminStaticPage(
    @Args('slug', { type: () => String, description: 'The address it began with.' }) slug: string,
  ): Promise<AdminStaticPage | null> {
    return (await this.adminStaticPages()).find((page) => page.slug === slug) ?? null;
  }

  @Query(() => [RecordChangeType], { description: 'Who changed what of it, newest first.' })
  async adminStaticPageHistory(
    @Args() { slug, ...slice }: StaticPageHistoryArgs,
  ): Promise<RecordChangeType[]> {
    return (await this.editor.history(STATIC_PAGES, slug, slice)).map((change) =>
      RecordChangeType.of(change),
    );
  }

  @Mutation(() => AdminStaticPage, {
    description: 'Saves a static page. What buyers accepted before stays as it was.',
  })
  async updateStaticPage(
    @Args('input', { type: () => UpdateStaticPageInput, description: 'The page and the version.' })
    { slug, expectedVersion, page }: UpdateStaticPageInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminStaticPage> {
    await this.editor.save(STATIC_PAGES, { key: slug, value: page, expectedVersion, cause });
    return this.saved(slug);
  }

  @Mutation(() => Int, {
    description:
      'Saves an earlier version as the next one. Returns the number of the version that is current now.',
  })
  async restoreStaticPage(
    @Args('input', { type: () => RestoreStaticPageInput, description: 'Which version.' })
    { slug, ...restore }: RestoreStaticPageInput,
    @CurrentCause() cause: Cause,
  ): Promise<number> {
    await this.editor.restore(STATIC_PAGES, { ...restore, key: slug, cause });
    return (await this.saved(slug)).version;
  }

  @Mutation(() => AdminStaticPage, { description: 'Adds a static page, which visitors do not see yet.' })
  async addStaticPage(
    @Args('input', { type: () => AddStaticPageInput, description: 'What it is called and where it stands.' })
    input: AddStaticPageInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminStaticPage> {
    return this.saved(await this.places.add(input, cause));
  }

  @Mutation(() => AdminStaticPage, {
    description: 'Gives a static page another address or kind. Its former addresses lead on to the new one.',
  })
  async moveStaticPage(
    @Args('input', { type: () => MoveStaticPageInput, description: 'Where it is to stand.' })
    { slug, expectedVersion, address, kind }: MoveStaticPageInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminStaticPage> {
    await this.places.change({ slug, expectedVersion, cause }, { address, kind });
    return this.saved(slug);
  }

  @Mutation(() => AdminStaticPage, { description: 'Takes a static page out of the shop; its text stays.' })
  async hideStaticPage(
    @Args('input', { type: () => StaticPagePlaceInput, description: 'Which page.' })
    { slug, expectedVersion }: StaticPagePlaceInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminStaticPage> {
    await this.places.change({ slug, expectedVersion, cause }, { isShown: false });
    return this.saved(slug);
  }

  @Mutation(() => AdminStaticPage, { description: 'Puts a static page into the shop, or back into it.' })
  async showStaticPage(
    @Args('input', { type: () => StaticPagePlaceInput, description: 'Which page.' })
    { slug, expectedVersion }: StaticPagePlaceInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminStaticPage> {
    await this.places.change({ slug, expectedVersion, cause }, { isShown: true });
    return this.saved(slug);
  }

  private async saved(slug: string): Promise<AdminStaticPage> {
    const page = await this.adminStaticPage(slug);
    if (!page) throw notFound();
    return page;
  }
}
