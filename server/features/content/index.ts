/** The texts that staff write: header, footer, pages, static pages and the maintenance message. */
export type { ContentDocuments, Maintenance } from './content.document.js';
export { literalMarkdown, type MarkdownDisplay, renderPrivateMarkdown } from './content.markdown.js';
export { ContentEditingService } from './content-editing.service.js';
export { ContentModule } from './content.module.js';
export { ContentService } from './content.service.js';
export { isClosedTo } from './maintenance.js';
export { StaticPage, type StaticPageText } from './static-page.type.js';
