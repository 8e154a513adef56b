import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContentPreview } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { canonicalBytes } from '../../../kernel/keys/secret-token.js';
import { CONTENT_DRAFTS } from './content-draft.record.js';
import { TARGET_PATTERN } from './draft-target.js';

const HOUR_SECONDS = 3_600;
/** Long enough to be looked at by somebody who is asked for an opinion. */
const VALID_HOURS = 72;
/** What is signed beside the place at which the draft began, and its signature of 43 characters. */
const TOKEN = /^([\w-]{1,200})\.(\d{1,12})\.([\w-]{43})$/;

/** Where a draft began: after the version that ended the one before it. */
const BEGAN = `
  SELECT coalesce(max(version), 0)::int AS began FROM document_version
  WHERE collection = '${CONTENT_DRAFTS.name}' AND id = $1 AND document ->> 'document' IS NULL`;

/** The links that show a draft in the shop to people who are not signed in: what it is of, until when, and their signature. */
@Injectable()
export class DraftPreviews {
  constructor(
    private readonly masterKey: MasterKey,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Ends with the draft, or 72 to 73 hours from now: within an hour it is the same. */
  async tokenOf(target: string): Promise<string> {
    const hour = Math.ceil(this.seconds() / HOUR_SECONDS);
    const expiresAt = String((hour + VALID_HOURS) * HOUR_SECONDS);
    const name = Buffer.from(target).toString('base64url');
    const signature = this.signature(name, expiresAt, await this.began(target));
    return `${name}.${expiresAt}.${signature.toString('base64url')}`;
  }

  /** The draft as it is now; null for a token that the shop did not sign, one that has ended, and without a draft. */
  async read(token: string): Promise<ContentPreview | null> {
    const [, name = '', expiresAt = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (Number(expiresAt) <= this.seconds()) return null;
    const target = Buffer.from(name, 'base64url').toString();
    if (!TARGET_PATTERN.test(target)) return null;
    const given = canonicalBytes(signature) ?? Buffer.alloc(0);
    const own = this.signature(name, expiresAt, await this.began(target));
    if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
    const draft = await CONTENT_DRAFTS.read(this.dataSource.manager, target);
    const document = draft?.value.document;
    return document ? { target, document } : null;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }

  private signature(name: string, expiresAt: string, began: number): Buffer {
    return this.masterKey.hash('content-previews', `${name} ${expiresAt} ${began}`);
  }

  private async began(target: string): Promise<number> {
    const [row] = await this.dataSource.query<{ began: number }[]>(BEGAN, [target]);
    return row?.began ?? 0;
  }
}
