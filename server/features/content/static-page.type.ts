import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';
import { Seo } from '../settings/index.js';
import { type MarkdownSection, renderMarkdown } from './content.markdown.js';
import { fillTokens, literalValues, type TokenValues } from './content.tokens.js';
import type { StaticPageDocument, StaticPageKind } from './static-page.document.js';

export const StaticPageKindEnum = registerValueEnum<StaticPageKind>({
  name: 'StaticPageKind',
  description: 'The kinds of static pages.',
  values: {
    support: 'Customer service: questions, shipping, returns, warranty.',
    legal: 'Terms, policies and contracts.',
    other: 'Whatever else the shop has to say.',
  },
});

/** The newest version of a static page. */
export interface StaticPageRow extends StaticPageDocument {
  /** The key of its versions: the address it began with. */
  slug: string;
  address: string;
  /** It led here before; a link to one is led on. */
  formerAddresses: readonly string[];
  kind: StaticPageKind;
  isShown: boolean;
  /** What a save of its place has to name. */
  placeVersion: number;
  version: number;
  /** SHA-256 of the Markdown as it is stored, before tokens are filled. */
  hash: string;
  updatedAt: Date;
}

/** The Markdown of a static page with its tokens replaced, for use inside a longer text. */
export interface StaticPageText {
  slug: string;
  title: string;
  version: number;
  markdown: string;
}

/** Values are inserted literally, never as markup. */
export function staticPageText(row: StaticPageRow, values: TokenValues): StaticPageText {
  const { slug, version } = row;
  return {
    slug,
    version,
    title: fillTokens(row.title, values),
    markdown: fillTokens(row.markdown, literalValues(values)),
  };
}

@ObjectType({ description: 'A section of a static page.' })
export class StaticPageSection implements MarkdownSection {
  @Field(() => String, { description: 'Id of its heading in the HTML of the page.' })
  id: string;

  @Field(() => String, { description: 'Its heading.' })
  title: string;

  @Field(() => String, { description: 'What follows its heading, without markup; may be empty.' })
  text: string;
}

@ObjectType({ description: 'A page of running text: customer service or legal.' })
export class StaticPage {
  @Field(() => String, { description: 'Its path without the leading slash, as it is now.' })
  slug: string;

  @Field(() => StaticPageKindEnum, { description: 'Kind of the page.' })
  kind: StaticPageKind;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => String, { description: 'Summary of the page in a sentence.' })
  summary: string;

  @Field(() => String, {
    description: 'Safe HTML made from Markdown; headings start at h2, tables scroll in a frame of their own.',
  })
  html: string;

  @Field(() => [StaticPageSection], { description: 'Table of contents: the h2 of the HTML, in their order.' })
  contents: readonly StaticPageSection[];

  @Field(() => Int, { description: 'Number of the current version; older versions are stored.' })
  version: number;

  @Field(() => String, { description: 'SHA-256 of the Markdown, hexadecimal.' })
  hash: string;

  @Field(() => Seo, { description: 'Title, description and keywords for search engines.' })
  seo: Seo;

  @Field(() => DateTime, { description: 'Last edit.' })
  updatedAt: Date;

  static of(row: StaticPageRow, values: TokenValues): StaticPage {
    const { address: slug, kind, version, hash, updatedAt } = row;
    const { title, markdown } = staticPageText(row, values);
    const { html, sections: contents } = renderMarkdown(markdown);
    const summary = fillTokens(row.summary, values);
    return Object.assign(new StaticPage(), {
      slug,
      kind,
      version,
      hash,
      updatedAt,
      title,
      summary,
      html,
      contents,
      seo: { title, description: summary, keywords: [] },
    });
  }
}
