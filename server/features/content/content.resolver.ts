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
  header(): Promise<HeaderContent> {
    return this.content.header();
  }

  @Query(() => FooterContent, { description: 'Footer of every page.' })
  footer(): Promise<FooterContent> {
    return this.content.footer();
  }

  @Query(() => PageContent, { description: 'A page whose texts staff edit in sections.' })
  page(@Args('key', { type: () => PageKey, description: 'Which page.' }) key: PageKey): Promise<PageContent> {
    return this.content.page(key);
  }

  @Query(() => StaticPage, {
    nullable: true,
    description: 'A page of running text; null when the slug is unknown.',
  })
  staticPage(
    @Args('slug', { type: () => String, description: 'Its path without the leading slash.' }) slug: string,
  ): Promise<StaticPage | null> {
    return this.content.staticPage(slug);
  }

  @Query(() => [StaticPage], { description: 'All pages of running text, customer service first.' })
  staticPages(): Promise<StaticPage[]> {
    return this.content.staticPages();
  }

  @Query(() => MaintenanceState, { description: 'Whether the shop is closed for maintenance to the caller.' })
  async maintenance(@LazyRequestContext() holder: ContextHolder): Promise<MaintenanceState> {
    const maintenance = await this.content.maintenance();
    const enabled = await isClosedTo(holder, maintenance);
    return { ...maintenance, enabled, staffOnly: maintenance.enabled && !enabled };
  }
}
