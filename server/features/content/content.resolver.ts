import { Args, Query, Resolver } from '@nestjs/graphql';
import { type ContextHolder, LazyRequestContext } from '../../kernel/actor/request-context.js';
import { OpenDuringMaintenance, Public } from '../../kernel/actor/audience.js';
import { CachedByVersion } from '../../kernel/data-version/cached-by-version.js';
import { ContentService } from './content.service.js';
import { isClosedTo } from './maintenance.js';
import { MaintenanceState } from './maintenance.type.js';
import { PageContent, PageKey } from './page-content.type.js';
import { FooterContent, HeaderContent } from './site-frame.type.js';
import { StaticPage } from './static-page.type.js';

@Public()
@OpenDuringMaintenance()
@CachedByVersion()
@Resolver()
export class ContentResolver {
  constructor(private readonly content: ContentService) {}

  @Query(() => HeaderContent, { description: 'Header of every page.' })
  header(@LazyRequestContext() { preview }: ContextHolder): Promise<HeaderContent> {
    return this.content.header(preview);
  }

  @Query(() => FooterContent, { description: 'Footer of every page.' })
  footer(@LazyRequestContext() { preview }: ContextHolder): Promise<FooterContent> {
    return this.content.footer(preview);
  }

  @Query(() => PageContent, { description: 'A page whose texts staff edit in sections.' })
  page(
    @Args('key', { type: () => PageKey, description: 'Which page.' }) key: PageKey,
    @LazyRequestContext() { preview }: ContextHolder,
  ): Promise<PageContent> {
    return this.content.page(key, preview);
  }

  @Query(() => StaticPage, {
    nullable: true,
    description: 'A page of running text; null when the slug is unknown.',
  })
  staticPage(
    @Args('slug', { type: () => String, description: 'Its path without the leading slash.' }) slug: string,
    @LazyRequestContext() { preview }: ContextHolder,
  ): Promise<StaticPage | null> {
    return this.content.staticPage(slug, preview);
  }

  @Query(() => [StaticPage], { description: 'All pages of running text, customer service first.' })
  staticPages(@LazyRequestContext() { preview }: ContextHolder): Promise<StaticPage[]> {
    return this.content.staticPages(preview);
  }

  @Query(() => MaintenanceState, { description: 'Whether the shop is closed for maintenance to the caller.' })
  async maintenance(@LazyRequestContext() holder: ContextHolder): Promise<MaintenanceState> {
    const maintenance = await this.content.maintenance();
    const enabled = await isClosedTo(holder, maintenance);
    return {
      ...maintenance,
      enabled,
      staffOnly: maintenance.enabled && !enabled,
      showsDraft: holder.preview !== undefined,
    };
  }
}
