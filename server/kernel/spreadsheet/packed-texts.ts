const UTF8_BYTES_PER_CHARACTER = 3;
const INITIAL_BYTES = 64 * 1024;
const INITIAL_TEXTS = 4 * 1024;

/**
 * An append-only list for millions of texts, stored as UTF-8 in one buffer: as JavaScript strings a million Turkish texts
 * would take three times the memory and slow the garbage collector down.
 */
export class PackedTexts {
  private bytes = Buffer.allocUnsafe(INITIAL_BYTES);
  private ends = new Uint32Array(INITIAL_TEXTS);
  private usedBytes = 0;
  private total = 0;

  get count(): number {
    return this.total;
  }

  /** Returns undefined when the index is out of range. */
  at(index: number): string | undefined {
    if (!(index >= 0 && index < this.total)) return undefined;
    return this.bytes.toString('utf8', index === 0 ? 0 : this.ends[index - 1], this.ends[index]);
  }

  /** @returns the index of the text */
  add(text: string): number {
    this.ensureCapacity(text.length * UTF8_BYTES_PER_CHARACTER);
    this.usedBytes += this.bytes.write(text, this.usedBytes, 'utf8');
    this.ends[this.total] = this.usedBytes;
    this.total += 1;
    return this.total - 1;
  }

  private ensureCapacity(bytes: number): void {
    if (this.usedBytes + bytes > this.bytes.length) {
      const largerBuffer = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.usedBytes + bytes));
      this.bytes.copy(largerBuffer, 0, 0, this.usedBytes);
      this.bytes = largerBuffer;
    }
    if (this.total === this.ends.length) {
      const largerEnds = new Uint32Array(this.ends.length * 2);
      largerEnds.set(this.ends);
      this.ends = largerEnds;
    }
  }
}
