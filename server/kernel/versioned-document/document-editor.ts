import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { isStorable } from '../input/storable-text.js';
import type { Refusal } from '../refusal/refusal.js';
import type {
  DocumentCollection,
  DocumentSave,
  DocumentVersion,
  HistoryPage,
  SavedVersion,
} from './document-version.js';
import type { VersionedDocuments } from './versioned-documents.js';

/** Several times the longest text of a shop, a distance sales contract; every page with it is rendered and cached. */
const MAX_TEXT_LENGTH = 50_000;

interface EditingRules<Documents> {
  collection: DocumentCollection;
  /** The schema of the document with this id. */
  schemaOf: (id: keyof Documents) => z.ZodType<Documents[keyof Documents]>;
  /** Makes the refusal of a document from the dotted names of the fields that did not pass. */
  invalid: (details: { fields: string[] }) => Refusal;
}

/** The documents of one collection as staff edit them: checked, with versions and authors. */
export class DocumentEditor<Documents extends object> {
  constructor(
    private readonly documents: VersionedDocuments,
    private readonly rules: EditingRules<Documents>,
  ) {}

  /**
   * The document read from the database, with the version that a save of it has to name.
   *
   * @throws NOT_FOUND
   */
  async latest<Id extends keyof Documents & string>(id: Id): Promise<DocumentVersion<Documents[Id]>> {
    const latest = await this.documents.latest(this.rules.collection, id);
    const document = this.rules.schemaOf(id).parse(latest.document) as Documents[Id];
    return { ...latest, document };
  }

  /** Who saved the document when, newest version first. */
  versions(id: keyof Documents & string, page?: HistoryPage): Promise<SavedVersion[]> {
    return this.documents.versions(this.rules.collection, id, page);
  }

  /**
   * One version as it was saved; an old one may not pass the rules of today.
   *
   * @throws NOT_FOUND
   */
  version(id: keyof Documents & string, version: number): Promise<DocumentVersion> {
    return this.documents.version(this.rules.collection, id, version);
  }

  /**
   * Saves the document, as the last statements of the caller's transaction. One that equals the current version adds none.
   *
   * @returns the number of the version that is current now
   * @throws the refusal of invalid documents, naming the fields that did not pass
   * @throws NOT_FOUND, VERSION_CONFLICT
   */
  async save<Id extends keyof Documents & string>(
    transaction: EntityManager,
    id: Id,
    { document, ...save }: DocumentSave<Documents[Id]>,
  ): Promise<number> {
    const { collection, schemaOf, invalid } = this.rules;
    const checked = schemaOf(id).safeParse(document);
    if (!checked.success) {
      throw invalid({ fields: checked.error.issues.map((issue) => issue.path.join('.')) });
    }
    const unfit = unfitTexts(checked.data);
    if (unfit.length > 0) throw invalid({ fields: unfit });
    return this.documents.save(transaction, collection, id, { ...save, document: checked.data });
  }
}

/** Dotted names of the texts that are too long, or that no database could keep. */
function unfitTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH || !isStorable(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unfitTexts(part, name ? `${name}.${key}` : key));
}
