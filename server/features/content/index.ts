/** The texts that staff write: header, footer, pages, static pages and the maintenance message. */
export { CONTENT, type ContentDocuments, type Maintenance } from './content.document.js';
export { literalMarkdown, type MarkdownDisplay, renderPrivateMarkdown } from './content.markdown.js';
export { markdownBlocks } from './markdown.blocks.js';
export { ContentModule } from './content.module.js';
export { ContentService } from './content.service.js';
export { ContentDraftsModule } from './drafts/content-drafts.module.js';
export { DraftPreviews } from './drafts/draft-previews.js';
export { DraftPublisher } from './drafts/draft-publisher.js';
export { isClosedTo } from './maintenance.js';
export { MaintenanceService } from './maintenance.service.js';
export { STATIC_PAGES } from './static-page.document.js';
export { StaticPage, type StaticPageText } from './static-page.type.js';
