import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';
import type { CurrentRecord } from '../../../kernel/records/record-kind.js';
import { HistoryArgs } from '../../../kernel/records/record-change.type.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { Seo } from '../../settings/index.js';
import { type ContentDocuments, inOrder, type PageDocument } from '../content.document.js';
import { PageKey, PageSection } from '../page-content.type.js';
import { Link, Logo, SocialLinks } from '../site-frame.type.js';
import type { StaticPageKind } from '../static-page.document.js';
import { REQUIRED_PAGES } from '../static-page.place.js';
import { StaticPageKindEnum, type StaticPageRow } from '../static-page.type.js';

export type ContentKey = Exclude<keyof ContentDocuments, 'maintenance'>;

export const ContentKeyEnum = registerValueEnum<ContentKey>({
  name: 'ContentKey',
  description: 'The documents of the site that staff write, static pages aside.',
  values: {
    header: 'Header of every page.',
    footer: 'Footer of every page.',
    home: 'The home page.',
    about: 'About the company.',
    contact: 'How to reach the company.',
    quote: 'How to ask for a quote.',
    wizard: 'The words that stand for the answers of the product wizard.',
  },
});

const VERSION = { description: 'Pass it as expectedVersion.' };

@ArgsType()
export class ContentHistoryArgs extends HistoryArgs {
  @IsEnum(ContentKeyEnum)
  @Field(() => ContentKeyEnum, { description: 'Whose.' })
  key: ContentKey;
}

@ObjectType({ description: 'The bar above the header as staff keep it.' })
class AdminTopBar {
  @Field(() => Boolean, { description: 'Whether it is shown.' })
  enabled: boolean;

  @Field(() => String, { nullable: true, description: 'Null shows that of the settings.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Null shows that of the settings.' })
  email: string | null;

  @Field(() => String, { description: 'One sentence, placeholders in braces; may be empty.' })
  announcement: string;
}

@ObjectType({
  description: 'The header as staff keep it: placeholders in braces, nothing taken from the settings.',
})
export class AdminHeader {
  @Field(() => Int, VERSION)
  version: number;

  @Field(() => Logo, { description: 'In two lines.' })
  logo: Logo;

  @Field(() => AdminTopBar, { description: 'Above the header.' })
  topBar: AdminTopBar;

  @Field(() => [Link], { description: 'Main menu, in its order.' })
  navigation: Link[];

  static of({ version, value }: CurrentRecord<ContentDocuments['header']>): AdminHeader {
    return { ...value, version, navigation: inOrder(value.navigation) };
  }
}

@ObjectType({ description: 'Contact details of the footer; null shows those of the settings.' })
class AdminFooterContact {
  @Field(() => String, { nullable: true, description: 'In one line.' })
  address: string | null;

  @Field(() => [String], { nullable: true, description: 'As shown, the main one first.' })
  phones: string[] | null;

  @Field(() => [String], { nullable: true, description: 'The main one first.' })
  emails: string[] | null;
}

@ObjectType({
  description: 'The footer as staff keep it: placeholders in braces, nothing taken from the settings.',
})
export class AdminFooter {
  @Field(() => Int, VERSION)
  version: number;

  @Field(() => Logo, { description: 'In two lines.' })
  logo: Logo;

  @Field(() => String, { description: 'What the shop is, in a sentence or two; may be empty.' })
  description: string;

  @Field(() => AdminFooterContact, { description: 'Where they differ from the settings.' })
  contact: AdminFooterContact;

  @Field(() => SocialLinks, { description: 'Null hides a link.' })
  social: SocialLinks;

  @Field(() => [Link], { description: 'Customer service, in its order.' })
  quickLinks: Link[];

  @Field(() => [Link], { description: 'Legal pages, in their order.' })
  legalLinks: Link[];

  @Field(() => String, { description: 'Last line, placeholders in braces.' })
  copyright: string;

  static of({ version, value }: CurrentRecord<ContentDocuments['footer']>): AdminFooter {
    const { quickLinks, legalLinks } = value;
    return { ...value, version, quickLinks: inOrder(quickLinks), legalLinks: inOrder(legalLinks) };
  }
}

@ObjectType({
  description: 'A page as staff write it in sections: placeholders in braces, empty sections too.',
})
export class AdminPage {
  @Field(() => Int, VERSION)
  version: number;

  @Field(() => PageKey, { description: 'Which page it is.' })
  key: PageKey;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => String, { description: 'Short line beside the heading; may be empty.' })
  subtitle: string;

  @Field(() => String, { description: 'Lead beneath the heading; may be empty.' })
  description: string;

  @Field(() => String, { nullable: true, description: 'Address of the large picture.' })
  heroImage: string | null;

  @Field(() => [PageSection], { description: 'In their order.' })
  sections: PageSection[];

  @Field(() => Seo, { description: 'For search engines.' })
  seo: Seo;

  static of(key: PageKey, { version, value }: CurrentRecord<PageDocument>): AdminPage {
    return { ...value, key, version, sections: inOrder(value.sections) };
  }
}

@ObjectType({ description: 'The words that stand for one answer of the product wizard.' })
class WizardKeywords {
  @Field(() => String, { description: 'Code of the answer: `hvac`.' })
  id: string;

  @Field(() => [String], {
    description: 'Words or phrases; those of at least four letters are found at the beginning of words, too.',
  })
  terms: string[];
}

@ObjectType({ description: 'The words that stand for the answers of the product wizard.' })
export class AdminWizardDictionary {
  @Field(() => Int, VERSION)
  version: number;

  @Field(() => [WizardKeywords], { description: 'One entry for each answer.' })
  keywords: WizardKeywords[];

  static of({ version, value }: CurrentRecord<ContentDocuments['wizard']>): AdminWizardDictionary {
    return { ...value, version };
  }
}

@ObjectType({ description: 'A static page as staff write it.' })
export class AdminStaticPage {
  @Field(() => Int, VERSION)
  version: number;

  @Field(() => String, { description: 'The address it began with, which stays its name.' })
  slug: string;

  @Field(() => String, { description: 'Its path without the leading slash, as it is now.' })
  address: string;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  isShown: boolean;

  @Field(() => Boolean, { description: 'Whether buyers accept it: it stays in the shop at its address.' })
  isRequired: boolean;

  @Field(() => Int, { description: 'Pass it as expectedVersion to move, show or hide the page.' })
  placeVersion: number;

  @Field(() => StaticPageKindEnum, { description: 'Kind of the page.' })
  kind: StaticPageKind;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => String, { description: 'In a sentence; may be empty.' })
  summary: string;

  @Field(() => String, { description: 'Placeholders in braces.' })
  markdown: string;

  static of({ hash: _hash, updatedAt: _updatedAt, formerAddresses: _former, ...page }: StaticPageRow) {
    return Object.assign(new AdminStaticPage(), { ...page, isRequired: REQUIRED_PAGES.has(page.slug) });
  }
}
