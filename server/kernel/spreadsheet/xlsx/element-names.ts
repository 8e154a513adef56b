/** The namespaces of workbooks and of the relations of their parts, in both editions of the standard. */
const KNOWN: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);

/** Marks an element of another namespace that is the default one. */
const FOREIGN = 'foreign:';

interface Scope {
  depth: number;
  /** The namespace that each prefix, or none, stands for. */
  prefixes: ReadonlyMap<string, string>;
}

/** The names of elements by their namespace. Declarations are few and names repeat, so each name is looked up once in a scope. */
export class ElementNames {
  private readonly scopes: Scope[] = [{ depth: 0, prefixes: new Map() }];
  private known = new Map<string, string>();
  /** Known whatever it is: an edition of the standard to come is read as the others are. */
  private rootNamespace?: string;

  /** @param attribute of the element at a depth; only `xmlns` and `xmlns:x` declare a namespace */
  declare(attribute: string, namespace: string, depth: number): void {
    if (!attribute.startsWith('xmlns')) return;
    const current = this.scopes.at(-1);
    const prefixes = new Map(current?.prefixes).set(attribute.slice('xmlns:'.length), namespace);
    if (current?.depth === depth) this.scopes.pop();
    this.scopes.push({ depth, prefixes });
    this.known = new Map();
  }

  leave(depth: number): void {
    if (this.scopes.at(-1)?.depth !== depth) return;
    this.scopes.pop();
    this.known = new Map();
  }

  /** Without a prefix for an element of a known namespace, and of one that is not declared. */
  of(tag: string): string {
    const known = this.known.get(tag);
    if (known !== undefined) return known;
    const colon = tag.indexOf(':');
    const prefix = colon === -1 ? '' : tag.slice(0, colon);
    const namespace = this.scopes.at(-1)?.prefixes.get(prefix) ?? '';
    this.rootNamespace ??= namespace;
    const isKnown = namespace === '' || namespace === this.rootNamespace || KNOWN.has(namespace);
    const name = isKnown ? tag.slice(colon + 1) : colon === -1 ? FOREIGN + tag : tag;
    this.known.set(tag, name);
    return name;
  }
}
