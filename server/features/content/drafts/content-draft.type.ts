import { Field, Int, ObjectType } from '@nestjs/graphql';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { AdminFooter, AdminHeader, AdminPage } from '../admin/admin-content.type.js';
import { PageKey } from '../page-content.type.js';
import { type StaticPageDocument } from '../static-page.document.js';
import type { CurrentDraft } from './content-drafts.js';
import { slugOf } from './draft-target.js';

@ObjectType({ description: 'Why a draft was not published at its time.' })
class DraftRefusal {
  @Field(() => String, { description: 'Code of the refusal.' })
  code: string;

  @Field(() => String, { description: 'In Turkish.' })
  message: string;

  @Field(() => DateTime, { description: 'When it was to be published.' })
  at: Date;
}

@ObjectType({ description: 'The text of a static page that is not published.' })
class StaticPageDraft {
  @Field(() => Int, { description: 'Version of the page that it was written over.' })
  version: number;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => String, { description: 'In a sentence; may be empty.' })
  summary: string;

  @Field(() => String, { description: 'Placeholders in braces.' })
  markdown: string;
}

@ObjectType({ description: 'What staff have written of a document and not published.' })
export class ContentDraft {
  @Field(() => String, {
    description: 'Of what: header, footer, home, about, contact, quote, or static-page/sss.',
  })
  target: string;

  @Field(() => Int, { description: 'Pass it as expectedVersion; 0 when there never was a draft.' })
  version: number;

  @Field(() => Boolean, { description: 'Whether there is a draft.' })
  exists: boolean;

  @Field(() => Int, { description: 'Version of what was published when it was written; 0 without a draft.' })
  basedOn: number;

  @Field(() => Boolean, {
    description: 'Whether something else was published since: it has to be saved anew.',
  })
  isOutdated: boolean;

  @Field(() => AdminHeader, { nullable: true, description: 'Of the header; its version is basedOn.' })
  header: AdminHeader | null = null;

  @Field(() => AdminFooter, { nullable: true, description: 'Of the footer; its version is basedOn.' })
  footer: AdminFooter | null = null;

  @Field(() => AdminPage, { nullable: true, description: 'Of a page in sections; its version is basedOn.' })
  page: AdminPage | null = null;

  @Field(() => StaticPageDraft, { nullable: true, description: 'Of a static page; its version is basedOn.' })
  staticPage: StaticPageDraft | null = null;

  @Field(() => DateTime, { nullable: true, description: 'Last change of the draft or of its time.' })
  changedAt: Date | null;

  @Field(() => HistoryActor, { nullable: true, description: 'By whom.' })
  changedBy: HistoryActor | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is published by itself; null: by hand.' })
  publishAt: Date | null;

  @Field(() => DraftRefusal, {
    nullable: true,
    description: 'Set when it could not be published at its time.',
  })
  refused: DraftRefusal | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Signed path of the page in the shop with the draft, open to all who have it for three days.',
  })
  previewPath: string | null;

  static of(draft: CurrentDraft, previewPath: string | null): ContentDraft {
    const { target, version, value, changed, publishedVersion } = draft;
    const { document, basedOn, publishAt, refused } = value;
    return Object.assign(new ContentDraft(), {
      target,
      version,
      basedOn,
      previewPath,
      exists: document !== null,
      isOutdated: document !== null && basedOn !== publishedVersion,
      ...(document && shapeOf(target, basedOn, document)),
      changedAt: changed?.savedAt ?? null,
      changedBy: changed && historyActor(changed.actor.kind, changed.actor.id),
      publishAt: publishAt === null ? null : new Date(publishAt),
      refused: refused && { ...refused, at: new Date(refused.at) },
    });
  }
}

/** A draft was checked when it was saved. It is shown even where it no longer passes: staff correct it or give it up. */
function shapeOf(target: string, version: number, document: object): Partial<ContentDraft> {
  if (slugOf(target) !== undefined) {
    return { staticPage: { ...(document as StaticPageDocument), version } };
  }
  const record = { version, value: document as never };
  if (target === 'header') return { header: AdminHeader.of(record) };
  if (target === 'footer') return { footer: AdminFooter.of(record) };
  const key = Object.values(PageKey).find((page: string) => page === target);
  return key ? { page: AdminPage.of(key, record) } : {};
}
