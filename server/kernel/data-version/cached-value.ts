/** One derived value, cached until its key changes. */
export class CachedValue<Value> {
  private key?: string;
  private value?: Promise<Value>;

  constructor(private readonly derive: () => Promise<Value>) {}

  /** The value cached under this key; derives it when the key is new. A failed derivation is not cached. */
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
