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
import { RestoreStaticPageInput, UpdateStaticPageInput } from './content-updates.input.js';

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
  ) {}

  @Query(() => [AdminStaticPage], {
    description: 'All of them as they are stored, in the order of the footer.',
  })
  async adminStaticPages(): Promise<AdminStaticPage[]> {
    return (await readStaticPages(this.dataSource, this.records)).map((row) => AdminStaticPage.of(row));
  }

  @Query(() => AdminStaticPage, { nullable: true, description: 'Null when there is none.' })
  async adminStaticPage(
    @Args('slug', { type: () => String, description: 'Its path without the leading slash.' }) slug: string,
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

  private async saved(slug: string): Promise<AdminStaticPage> {
    const page = await this.adminStaticPage(slug);
    if (!page) throw notFound();
    return page;
  }
}
