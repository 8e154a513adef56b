const UTF8_BYTES_PER_CHARACTER = 3;
const FIRST_BYTES = 64 * 1024;
const FIRST_TEXTS = 4 * 1024;

/**
 * Very many texts by number. Kept as UTF-8 in one buffer: as JavaScript strings a million Turkish texts would take
 * three times the memory and give the garbage collector a million things to look at.
 */
export class PackedTexts {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES);
  private ends = new Uint32Array(FIRST_TEXTS);
  private used = 0;
  private total = 0;

  get count(): number {
    return this.total;
  }

  /** Nothing when no text has this number. */
  at(index: number): string | undefined {
    if (!(index >= 0 && index < this.total)) return undefined;
    return this.bytes.toString('utf8', index === 0 ? 0 : this.ends[index - 1], this.ends[index]);
  }

  /** @returns the number of the text */
  add(text: string): number {
    this.makeRoomFor(text.length * UTF8_BYTES_PER_CHARACTER);
    this.used += this.bytes.write(text, this.used, 'utf8');
    this.ends[this.total] = this.used;
    this.total += 1;
    return this.total - 1;
  }

  private makeRoomFor(bytes: number): void {
    if (this.used + bytes > this.bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.used + bytes));
      this.bytes.copy(wider, 0, 0, this.used);
      this.bytes = wider;
    }
    if (this.total === this.ends.length) {
      const longer = new Uint32Array(this.ends.length * 2);
      longer.set(this.ends);
      this.ends = longer;
    }
  }
}
