import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Seo } from '../settings/index.js';
import { inOrder, type PageDocument } from './content.document.js';

/** The values are the keys of the documents. */
export enum PageKey {
  HOME = 'home',
  ABOUT = 'about',
  CONTACT = 'contact',
  QUOTE = 'quote',
}

registerEnumType(PageKey, {
  name: 'PageKey',
  description: 'The pages whose texts staff edit in sections.',
  valuesMap: {
    HOME: { description: 'The home page.' },
    ABOUT: { description: 'About the company.' },
    CONTACT: { description: 'How to reach the company.' },
    QUOTE: { description: 'How to ask for a quote.' },
  },
});

@ObjectType({ description: 'One entry of a section: a reason, a figure, a year, a person.' })
export class SectionItem {
  @Field(() => String, { description: 'Emphasized text: a heading, a figure, a year, a name.' })
  title: string;

  @Field(() => String, { description: 'Text of the entry.' })
  text: string;
}

@ObjectType({ description: 'A part of a page.' })
export class PageSection {
  @Field(() => Id, { description: 'Stable name of the section.' })
  id: string;

  @Field(() => String, { description: 'Heading; may be empty.' })
  title: string;

  @Field(() => String, { description: 'Plain text, paragraphs separated by an empty line; may be empty.' })
  content: string;

  @Field(() => [SectionItem], { description: 'Entries of the section.' })
  items: SectionItem[];

  @Field(() => Int, { description: 'Place on the page, ascending.' })
  order: number;
}

const hasContent = ({ title, content, items }: PageDocument['sections'][number]) =>
  title !== '' || content !== '' || items.length > 0;

@ObjectType('PageContent', { description: 'Texts of a page that staff edit in sections.' })
export class PageContent {
  @Field(() => PageKey, { description: 'Which page it is.' })
  key: PageKey;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => String, { description: 'Short line beside the heading.' })
  subtitle: string;

  @Field(() => String, { description: 'Lead beneath the heading.' })
  description: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the large picture; null takes the default drawing.',
  })
  heroImage: string | null;

  @Field(() => [PageSection], { description: 'Sections in their order.' })
  sections: PageSection[];

  @Field(() => Seo, { description: 'Title, description and keywords for search engines.' })
  seo: Seo;

  @Field(() => DateTime, { description: 'Last edit.' })
  updatedAt: Date;

  /** Entries and sections whose text was left out, because a token has no value, are left out with their heading. */
  static of(key: PageKey, page: PageDocument, updatedAt: Date): PageContent {
    const sections = inOrder(page.sections)
      .map((section) => ({ ...section, items: section.items.filter(({ text }) => text !== '') }))
      .filter(hasContent);
    return Object.assign(new PageContent(), { ...page, key, sections, updatedAt });
  }
}
