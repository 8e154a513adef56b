import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a body fits one packet anyway. */
const WORTH_COMPRESSING_BYTES = 1_024;
/** Compressed variants join later; they are counted from the start. */
const WEIGHT_WITH_VARIANTS = 1.5;

export interface EncodedBytes {
  encoding: Encoding;
  bytes: Buffer;
}

/** One body in the encodings callers take; each is made once, when the first caller wants it. */
export class EncodedBody {
  private readonly made = new Map<Encoding, EncodedBytes>();
  private readonly making = new Map<Encoding, Promise<EncodedBytes>>();
  private readonly plain: EncodedBytes;

  constructor(
    identity: Buffer,
    private readonly options: { brotliQuality: number },
  ) {
    this.plain = { encoding: 'identity', bytes: identity };
  }

  /** Bytes of memory this body takes, all variants counted. */
  get weight(): number {
    return Math.ceil(this.plain.bytes.length * WEIGHT_WITH_VARIANTS);
  }

  /** The variant when it is ready; undefined when it has to be made first. */
  ready(encoding: Encoding): EncodedBytes | undefined {
    return encoding === 'identity' || !this.isWorthCompressing() ? this.plain : this.made.get(encoding);
  }

  async in(encoding: Encoding): Promise<EncodedBytes> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const underway = this.making.get(encoding);
    if (underway) return underway;
    const making = this.make(encoding).finally(() => this.making.delete(encoding));
    this.making.set(encoding, making);
    return making;
  }

  private isWorthCompressing(): boolean {
    return this.plain.bytes.length >= WORTH_COMPRESSING_BYTES;
  }

  private async make(encoding: Encoding): Promise<EncodedBytes> {
    const bytes = await (encoding === 'br' ? this.brotli() : compressGzip(this.plain.bytes));
    const variant = { encoding, bytes };
    this.made.set(encoding, variant);
    return variant;
  }

  private brotli(): Promise<Buffer> {
    const { bytes } = this.plain;
    return compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.options.brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }
}
