import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { CONTENT } from '../content.document.js';
import { PageKey } from '../page-content.type.js';
import {
  AdminFooter,
  AdminHeader,
  AdminPage,
  AdminWizardDictionary,
  ContentHistoryArgs,
} from './admin-content.type.js';
import {
  ContentCheck,
  ContentCheckInput,
  ContentPreview,
  Placeholder,
  PreviewContentInput,
} from './content-check.type.js';
import { ContentChecks } from './content.checks.js';
import { ContentEditor } from './content.editor.js';
import {
  RestoreContentInput,
  UpdateFooterInput,
  UpdateHeaderInput,
  UpdatePageInput,
  UpdateWizardDictionaryInput,
} from './content-updates.input.js';

/** Header, footer and pages in sections, for those who write them. */
@StaffOnly('content')
@Resolver()
export class ContentAdminResolver {
  constructor(
    private readonly editor: ContentEditor,
    private readonly checks: ContentChecks,
  ) {}

  @Query(() => AdminHeader, { description: 'The header as it is stored.' })
  async adminHeader(): Promise<AdminHeader> {
    return AdminHeader.of(await this.editor.latest(CONTENT, 'header'));
  }

  @Query(() => AdminFooter, { description: 'The footer as it is stored.' })
  async adminFooter(): Promise<AdminFooter> {
    return AdminFooter.of(await this.editor.latest(CONTENT, 'footer'));
  }

  @Query(() => AdminPage, { description: 'A page in sections as it is stored.' })
  async adminPage(
    @Args('key', { type: () => PageKey, description: 'Which page.' }) key: PageKey,
  ): Promise<AdminPage> {
    return AdminPage.of(key, await this.editor.latest(CONTENT, key));
  }

  @Query(() => AdminWizardDictionary, { description: 'The words of the product wizard as they are stored.' })
  async adminWizardDictionary(): Promise<AdminWizardDictionary> {
    return AdminWizardDictionary.of(await this.editor.latest(CONTENT, 'wizard'));
  }

  @Query(() => [RecordChangeType], { description: 'Who changed what of a document, newest first.' })
  async adminContentHistory(@Args() { key, ...slice }: ContentHistoryArgs): Promise<RecordChangeType[]> {
    return (await this.editor.history(CONTENT, key, slice)).map((change) => RecordChangeType.of(change));
  }

  @Query(() => [Placeholder], { description: 'The words that texts may contain in braces.' })
  contentPlaceholders(): Promise<Placeholder[]> {
    return this.checks.placeholders();
  }

  @Query(() => ContentCheck, { description: 'Looks at texts and links before they are saved.' })
  checkContent(
    @Args('input', { type: () => ContentCheckInput, description: 'What is being written.' })
    input: ContentCheckInput,
  ): Promise<ContentCheck> {
    return this.checks.check(input);
  }

  @Query(() => ContentPreview, { description: 'Renders the text of a static page before it is saved.' })
  previewContent(
    @Args('input', { type: () => PreviewContentInput, description: 'What is being written.' })
    { markdown }: PreviewContentInput,
  ): Promise<ContentPreview> {
    return this.checks.preview(markdown);
  }

  @Mutation(() => AdminHeader, { description: 'Saves the header; every page shows it at once.' })
  async updateHeader(
    @Args('input', { type: () => UpdateHeaderInput, description: 'The header and the version.' })
    { expectedVersion, header }: UpdateHeaderInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminHeader> {
    await this.editor.save(CONTENT, { key: 'header', value: header, expectedVersion, cause });
    return this.adminHeader();
  }

  @Mutation(() => AdminFooter, { description: 'Saves the footer; every page shows it at once.' })
  async updateFooter(
    @Args('input', { type: () => UpdateFooterInput, description: 'The footer and the version.' })
    { expectedVersion, footer }: UpdateFooterInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminFooter> {
    await this.editor.save(CONTENT, { key: 'footer', value: footer, expectedVersion, cause });
    return this.adminFooter();
  }

  @Mutation(() => AdminPage, { description: 'Saves a page in sections.' })
  async updatePage(
    @Args('input', { type: () => UpdatePageInput, description: 'The page and the version.' })
    { key, expectedVersion, page }: UpdatePageInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminPage> {
    await this.editor.save(CONTENT, { key, value: page, expectedVersion, cause });
    return this.adminPage(key);
  }

  @Mutation(() => AdminWizardDictionary, {
    description: 'Saves the words that stand for the answers of the product wizard.',
  })
  async updateWizardDictionary(
    @Args('input', { type: () => UpdateWizardDictionaryInput, description: 'The words and the version.' })
    { expectedVersion, dictionary }: UpdateWizardDictionaryInput,
    @CurrentCause() cause: Cause,
  ): Promise<AdminWizardDictionary> {
    await this.editor.save(CONTENT, { key: 'wizard', value: dictionary, expectedVersion, cause });
    return this.adminWizardDictionary();
  }

  @Mutation(() => Int, {
    description:
      'Saves an earlier version as the next one. Returns the number of the version that is current now.',
  })
  async restoreContent(
    @Args('input', { type: () => RestoreContentInput, description: 'Which version.' })
    { key, ...restore }: RestoreContentInput,
    @CurrentCause() cause: Cause,
  ): Promise<number> {
    await this.editor.restore(CONTENT, { ...restore, key, cause });
    return (await this.editor.latest(CONTENT, key)).version;
  }
}
