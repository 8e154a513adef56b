/** One value derived from what the revisions count, kept until its key changes. */
export class KeptValue<Value> {
  private key?: string;
  private value?: Promise<Value>;

  constructor(private readonly derive: () => Promise<Value>) {}

  /** The value kept under this key; derives it when the key is new. A derivation that failed is tried again. */
  at(key: string): Promise<Value> {
    if (this.value && this.key === key) return this.value;
    const value = this.derive();
    this.key = key;
    this.value = value;
    value.catch(() => {
      if (this.value === value) this.value = undefined;
    });
    return value;
  }
}
