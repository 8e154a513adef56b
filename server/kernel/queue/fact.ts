/** Something that was committed and that reactions follow from. Ids only: nothing personal goes into the outbox. */
export interface Fact {
  /** Type of an event, or the name of a declared fact. */
  type: string;
  /** Id of the stream, or of what a declared fact is about. */
  subjectId: string;
  /** Version of the event, or of what a declared fact is about; null where that has none. */
  version: number | null;
}

/** A fact as reactions get it. */
export interface RecordedFact extends Fact {
  /** When the transaction began that committed it. */
  recordedAt: Date;
}

const declaredTypes = new Set<string>();

/** A fact that is no event of a stream. Only `declareFact` makes them, so that none is misspelled. */
export class DeclaredFact implements Fact {
  private constructor(
    readonly type: string,
    readonly subjectId: string,
    readonly version: number | null,
  ) {}

  /** @param type in the past tense, unique in the shop: `PasswordResetRequested` */
  static declare(type: string): FactDeclaration {
    if (declaredTypes.has(type)) throw new Error(`The fact ${type} is declared twice`);
    declaredTypes.add(type);
    return (subjectId, version = null) => new DeclaredFact(type, subjectId, version);
  }
}

type FactDeclaration = (subjectId: string, version?: number | null) => DeclaredFact;

/** Declares a fact that reactions may follow from although no stream records it. */
export const declareFact = (type: string): FactDeclaration => DeclaredFact.declare(type);

/** The types of all facts that were declared in this process. */
export const declaredFactTypes = (): string[] => [...declaredTypes];
