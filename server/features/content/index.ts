export type { ContentDocuments, Maintenance } from './content.document.js';
export { ContentModule } from './content.module.js';
export { ContentService } from './content.service.js';
