export { type AcceptedDocument, checkAccepted } from './acceptance.js';
export { documentFile } from './document-file.js';
export type { DocumentOrder } from './document-order.js';
export type { DrawnDocument } from './drawn-document.js';
export { OrderDocument, OrderDocumentText } from './order-document.type.js';
export { OrderDocumentsModule } from './order-documents.module.js';
export { OrderDocuments, type OrderTemplates } from './order-documents.service.js';
