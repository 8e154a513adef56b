import type { DataVersionTopic } from '../data-version/data-versions.js';
import type { Cause } from '../actor/cause.js';

/** Documents of one kind, and the data version that counts their changes. */
export interface DocumentCollection {
  /** Stored with each version: `static-page`. */
  name: string;
  topic: DataVersionTopic;
}

/** Who saved a version, when and in which request. */
export interface SavedVersion extends Cause {
  version: number;
  savedAt: Date;
}

/** One version of a document as it was saved; an old one may lack fields that were added later. */
export interface DocumentVersion<Document = unknown> extends SavedVersion {
  document: Document;
}

/** A save: the whole document, and the version its author had read. */
export interface DocumentSave<Document = unknown> {
  document: Document;
  expectedVersion: number;
  cause: Cause;
}

/** Part of a long history, newest version first. */
export interface HistoryPage {
  skip?: number;
  /** At most 100. */
  take?: number;
}
