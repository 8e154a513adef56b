import { Injectable } from '@nestjs/common';
import { DocumentEditor } from '../../kernel/versioned-document/document-editor.js';
import { VersionedDocuments } from '../../kernel/versioned-document/versioned-documents.js';
import { CONTENT_COLLECTION, contentDocuments, type ContentDocuments } from './content.document.js';
import { contentInvalid } from './content.refusals.js';
import {
  STATIC_PAGE_COLLECTION,
  type StaticPageDocument,
  staticPageDocument,
} from './static-page.document.js';

/** The texts of the site as staff edit them. */
@Injectable()
export class ContentEditingService {
  /** Header, footer, pages and maintenance by their key. */
  readonly documents: DocumentEditor<ContentDocuments>;
  /** The texts of the static pages by slug. */
  readonly staticPages: DocumentEditor<Record<string, StaticPageDocument>>;

  constructor(documents: VersionedDocuments) {
    this.documents = new DocumentEditor<ContentDocuments>(documents, {
      collection: CONTENT_COLLECTION,
      schemaOf: (key) => contentDocuments.shape[key],
      invalid: contentInvalid,
    });
    this.staticPages = new DocumentEditor<Record<string, StaticPageDocument>>(documents, {
      collection: STATIC_PAGE_COLLECTION,
      schemaOf: () => staticPageDocument,
      invalid: contentInvalid,
    });
  }
}
