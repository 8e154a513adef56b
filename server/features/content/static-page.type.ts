import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Seo } from '../settings/index.js';
import { escapeMarkdown, renderMarkdown } from './content.markdown.js';
import { fillTokens, type TokenValues } from './content.tokens.js';

/** The values are those of the database. */
export enum StaticPageKind {
  SUPPORT = 'support',
  LEGAL = 'legal',
}

registerEnumType(StaticPageKind, {
  name: 'StaticPageKind',
  description: 'What a static page is for.',
  valuesMap: {
    SUPPORT: { description: 'Customer service: questions, shipping, returns, warranty.' },
    LEGAL: { description: 'Terms, policies and contracts.' },
  },
});

/** The newest version of a static page. */
export interface StaticPageRow {
  slug: string;
  kind: StaticPageKind;
  title: string;
  summary: string;
  markdown: string;
  version: number;
  /** SHA-256 of the Markdown as it is kept, before tokens are filled. */
  hash: string;
  updatedAt: Date;
}

@ObjectType({ description: 'A page of running text: customer service or law.' })
export class StaticPage {
  @Field(() => String, { description: 'Its path without the leading slash.' })
  slug: string;

  @Field(() => StaticPageKind, { description: 'What the page is for.' })
  kind: StaticPageKind;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => String, { description: 'What the page tells, in a sentence.' })
  summary: string;

  @Field(() => String, { description: 'Safe HTML made from Markdown; headings start at h2.' })
  html: string;

  @Field(() => Int, { description: 'Counts the edits; older versions are kept.' })
  version: number;

  @Field(() => String, { description: 'SHA-256 of the Markdown, hexadecimal.' })
  hash: string;

  @Field(() => Seo, { description: 'What search engines are told.' })
  seo: Seo;

  @Field(() => GraphQLISODateTime, { description: 'Last edit.' })
  updatedAt: Date;

  static of({ markdown, ...page }: StaticPageRow, values: TokenValues): StaticPage {
    const title = fillTokens(page.title, values);
    const summary = fillTokens(page.summary, values);
    const literalValues = new Map(
      Array.from(values, ([name, value]) => [name, value && escapeMarkdown(value)]),
    );
    return Object.assign(new StaticPage(), {
      ...page,
      title,
      summary,
      html: renderMarkdown(fillTokens(markdown, literalValues)),
      seo: { title, description: summary, keywords: [] },
    });
  }
}
