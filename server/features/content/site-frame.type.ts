import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { type SiteSettings, WorkingHours } from '../settings/index.js';
import { type ContentDocuments, inOrder } from './content.document.js';

@ObjectType({ description: 'A link of a menu.' })
export class Link {
  @Field(() => Id, { description: 'Stable name of the link within its menu.' })
  id: string;

  @Field(() => String, { description: 'Text of the link.' })
  text: string;

  @Field(() => String, { description: 'Path of the site, or an https, mailto or tel address.' })
  url: string;

  @Field(() => Int, { description: 'Place in its menu, ascending.' })
  order: number;
}

@ObjectType({ description: 'The logo, written in two lines.' })
export class Logo {
  @Field(() => String, { description: 'Upper line.' })
  text: string;

  @Field(() => String, { description: 'Lower line.' })
  subtext: string;
}

@ObjectType({ description: 'The thin bar above the header.' })
export class TopBar {
  @Field(() => Boolean, { description: 'Whether the bar is shown.' })
  enabled: boolean;

  @Field(() => String, { description: 'Phone number as shown: its own, or that of the settings.' })
  phone: string;

  @Field(() => String, { description: 'E-mail address: its own, or that of the settings.' })
  email: string;

  @Field(() => String, { description: 'One sentence; empty without an announcement.' })
  announcement: string;
}

@ObjectType('HeaderContent', { description: 'Content of the header of every page.' })
export class HeaderContent {
  @Field(() => Logo, { description: 'Logo of the shop.' })
  logo: Logo;

  @Field(() => TopBar, { description: 'Bar above the header.' })
  topBar: TopBar;

  @Field(() => [Link], {
    description:
      'Main navigation, in its order. Entries may point to pages a client does not have, which it leaves out.',
  })
  navigation: Link[];

  static of({ logo, topBar, navigation }: ContentDocuments['header'], settings: SiteSettings): HeaderContent {
    return Object.assign(new HeaderContent(), {
      logo,
      topBar: {
        ...topBar,
        phone: topBar.phone ?? settings.contactPhone,
        email: topBar.email ?? settings.contactEmail,
      },
      navigation: inOrder(navigation),
    });
  }
}

@ObjectType({ description: 'Social media profiles of the shop; null hides a link.' })
export class SocialLinks {
  @Field(() => String, { nullable: true, description: 'Address of the Facebook page.' })
  facebook: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the Twitter profile.' })
  twitter: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the Instagram profile.' })
  instagram: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the LinkedIn page.' })
  linkedin: string | null;
}

@ObjectType({ description: 'Contact details of the shop.' })
export class FooterContact {
  @Field(() => String, { description: 'Postal address in one line.' })
  address: string;

  @Field(() => [String], { description: 'Phone numbers as shown, the main one first.' })
  phones: string[];

  @Field(() => [String], { description: 'E-mail addresses, the main one first.' })
  emails: string[];

  @Field(() => [WorkingHours], { description: 'Opening hours of the settings.' })
  workingHours: WorkingHours[];

  static of(contact: ContentDocuments['footer']['contact'], settings: SiteSettings): FooterContact {
    return Object.assign(new FooterContact(), {
      address: contact.address ?? settings.address,
      phones: contact.phones ?? [settings.contactPhone, ...settings.otherPhones],
      emails: contact.emails ?? [settings.contactEmail, ...settings.otherEmails],
      workingHours: settings.workingHours.map((hours) => WorkingHours.of(hours)),
    });
  }
}

@ObjectType('FooterContent', { description: 'Content of the footer of every page.' })
export class FooterContent {
  @Field(() => Logo, { description: 'Logo of the shop.' })
  logo: Logo;

  @Field(() => String, { description: 'What the shop is, in a sentence or two.' })
  description: string;

  @Field(() => FooterContact, { description: 'Contact details of the shop.' })
  contact: FooterContact;

  @Field(() => SocialLinks, { description: 'Social media profiles of the shop.' })
  social: SocialLinks;

  @Field(() => [Link], { description: 'Customer service, in its order.' })
  quickLinks: Link[];

  @Field(() => [Link], { description: 'Legal pages, in their order.' })
  legalLinks: Link[];

  @Field(() => String, { description: 'The year is filled in.' })
  copyright: string;

  static of(footer: ContentDocuments['footer'], settings: SiteSettings): FooterContent {
    return Object.assign(new FooterContent(), {
      ...footer,
      contact: FooterContact.of(footer.contact, settings),
      quickLinks: inOrder(footer.quickLinks),
      legalLinks: inOrder(footer.legalLinks),
    });
  }
}
