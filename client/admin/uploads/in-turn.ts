/** Does what is ready in the order of its keys: what is ready sooner waits until those before it are ready or given up. */
export class InTurn {
  /** In their order. */
  private readonly open: Set<number>;
  private readonly ready = new Map<number, () => void>();

  constructor(keys: readonly number[]) {
    this.open = new Set(keys);
  }

  add(key: number, action: () => void): void {
    if (!this.open.has(key)) return;
    this.ready.set(key, action);
    this.goOn();
  }

  giveUp(key: number): void {
    this.open.delete(key);
    this.goOn();
  }

  private goOn(): void {
    for (const key of this.open) {
      const action = this.ready.get(key);
      if (!action) return;
      this.open.delete(key);
      action();
    }
  }
}
