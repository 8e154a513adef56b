import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { Seo } from '../settings/index.js';
import { inOrder, type PageDocument } from './content.document.js';

/** The values are the keys of the documents. */
export enum PageKey {
  HOME = 'home',
  ABOUT = 'about',
  CONTACT = 'contact',
}

registerEnumType(PageKey, {
  name: 'PageKey',
  description: 'The pages whose texts staff edit in sections.',
  valuesMap: {
    HOME: { description: 'The home page.' },
    ABOUT: { description: 'About the company.' },
    CONTACT: { description: 'How to reach the company.' },
  },
});

@ObjectType({ description: 'One entry of a section: a reason, a figure, a year, a person.' })
export class SectionItem {
  @Field(() => String, { description: 'What stands out: a heading, a figure, a year, a name.' })
  title: string;

  @Field(() => String, { description: 'What is said about it.' })
  text: string;
}

@ObjectType({ description: 'A part of a page.' })
export class PageSection {
  @Field(() => ID, { description: 'Name of the section; the screen knows its place by it.' })
  id: string;

  @Field(() => String, { description: 'Heading; may be empty.' })
  title: string;

  @Field(() => String, { description: 'Plain text, paragraphs parted by an empty line; may be empty.' })
  content: string;

  @Field(() => [SectionItem], { description: 'Entries of the section.' })
  items: SectionItem[];

  @Field(() => Int, { description: 'Place on the page, ascending.' })
  order: number;
}

const isWorthShowing = ({ title, content, items }: PageDocument['sections'][number]) =>
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
    description: 'Address of the large picture; nothing takes the drawing of the shop.',
  })
  heroImage: string | null;

  @Field(() => [PageSection], { description: 'Sections in their order.' })
  sections: PageSection[];

  @Field(() => Seo, { description: 'What search engines are told.' })
  seo: Seo;

  @Field(() => DateTime, { description: 'Last edit.' })
  updatedAt: Date;

  /** An entry or section whose text was left out for want of a value goes too: a heading alone would claim it still. */
  static of(key: PageKey, page: PageDocument, updatedAt: Date): PageContent {
    const sections = inOrder(page.sections)
      .map((section) => ({ ...section, items: section.items.filter(({ text }) => text !== '') }))
      .filter(isWorthShowing);
    return Object.assign(new PageContent(), { ...page, key, sections, updatedAt });
  }
}
