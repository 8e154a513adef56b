import { Field, InputType, Int } from '@nestjs/graphql';
import { IsArray, IsBoolean, IsInt, Matches, MaxLength, ArrayMaxSize } from 'class-validator';
import {
  ClearableLine,
  GivenLine,
  GivenPart,
  GivenParts,
  GivenText,
  NeededLine,
  OptionalLines,
} from '../../../kernel/input/input-fields.js';
import { IsOneLine, IsPlainLines } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

const MAX_LINE = 200;
const MAX_SENTENCE = 500;
const MAX_PARAGRAPHS = 5_000;
const MAX_MARKDOWN = 50_000;
const MAX_ADDRESS = 2_000;
const MAX_LINKS = 40;
const MAX_SECTIONS = 40;
const MAX_ITEMS = 60;
const MAX_LINES = 20;
const MAX_KEYWORDS = 100;
const MAX_WIZARD_TERMS = 60;

const line = (description: string) => ({ maxLength: MAX_LINE, description });
const sentence = (description: string) => ({ maxLength: MAX_SENTENCE, description });
const address = (description: string) => ({ maxLength: MAX_ADDRESS, description });

@InputType({ description: 'A link of a menu.' })
class LinkInput {
  @MaxLength(MAX_LINE)
  @Field(() => Id, { description: 'Lower case words with hyphens, stable within its menu.' })
  id: string;

  @NeededLine(line('Text of the link.'))
  text: string;

  @NeededLine(address('Path of the site, or an https, mailto or tel address.'))
  url: string;

  @IsInt()
  @Field(() => Int, { description: 'Place in its menu, ascending.' })
  order: number;
}

@InputType({ description: 'The logo, in two lines.' })
class LogoInput {
  @NeededLine(line('Upper line.'))
  text: string;

  @GivenLine(line('Lower line; may be empty.'))
  subtext: string;
}

@InputType({ description: 'The bar above the header.' })
class TopBarInput {
  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether it is shown.' })
  enabled: boolean;

  @ClearableLine(line('Null shows that of the settings.'))
  phone: string | null = null;

  @ClearableLine(line('Null shows that of the settings.'))
  email: string | null = null;

  @GivenLine(sentence('One sentence, placeholders in braces; may be empty.'))
  announcement: string;
}

@InputType({ description: 'The header, as it is to be.' })
export class HeaderInput {
  @GivenPart(() => LogoInput, 'In two lines.')
  logo: LogoInput;

  @GivenPart(() => TopBarInput, 'Above the header.')
  topBar: TopBarInput;

  @GivenParts(() => LinkInput, { maxCount: MAX_LINKS, description: 'Main menu.' })
  navigation: LinkInput[];
}

@InputType({
  description: 'Contact details of the footer; null or an empty list shows those of the settings.',
})
class FooterContactInput {
  @ClearableLine(sentence('In one line.'))
  address: string | null = null;

  @OptionalLines({ ...line('As shown, the main one first.'), maxCount: MAX_LINES })
  phones: string[] | null = null;

  @OptionalLines({ ...line('The main one first.'), maxCount: MAX_LINES })
  emails: string[] | null = null;
}

@InputType({ description: 'Social media profiles of the shop; null hides a link.' })
class SocialLinksInput {
  @ClearableLine(address('Address of the Facebook page.'))
  facebook: string | null = null;

  @ClearableLine(address('Address of the Twitter profile.'))
  twitter: string | null = null;

  @ClearableLine(address('Address of the Instagram profile.'))
  instagram: string | null = null;

  @ClearableLine(address('Address of the LinkedIn page.'))
  linkedin: string | null = null;
}

@InputType({ description: 'The footer, as it is to be.' })
export class FooterInput {
  @GivenPart(() => LogoInput, 'In two lines.')
  logo: LogoInput;

  @GivenText(sentence('What the shop is; may be empty.'))
  description: string;

  @GivenPart(() => FooterContactInput, 'Where they differ from the settings.')
  contact: FooterContactInput;

  @GivenPart(() => SocialLinksInput, 'Null hides a link.')
  social: SocialLinksInput;

  @GivenParts(() => LinkInput, { maxCount: MAX_LINKS, description: 'Customer service.' })
  quickLinks: LinkInput[];

  @GivenParts(() => LinkInput, { maxCount: MAX_LINKS, description: 'Legal pages.' })
  legalLinks: LinkInput[];

  @GivenLine(sentence('Last line, placeholders in braces; may be empty.'))
  copyright: string;
}

@InputType({ description: 'One entry of a section.' })
class SectionItemInput {
  @GivenLine(sentence('Emphasized text; may be empty.'))
  title: string;

  @GivenText({ maxLength: MAX_PARAGRAPHS, description: 'Text of the entry; may be empty.' })
  text: string;
}

@InputType({ description: 'A part of a page.' })
class PageSectionInput {
  @MaxLength(MAX_LINE)
  @Field(() => Id, { description: 'Lower case words with hyphens, stable within its page.' })
  id: string;

  @GivenLine(sentence('Heading; may be empty.'))
  title: string;

  @GivenText({
    maxLength: MAX_PARAGRAPHS,
    description: 'Plain text, an empty line between paragraphs; may be empty.',
  })
  content: string;

  @GivenParts(() => SectionItemInput, { maxCount: MAX_ITEMS, description: 'Its entries.' })
  items: SectionItemInput[];

  @IsInt()
  @Field(() => Int, { description: 'Place on the page, ascending.' })
  order: number;
}

@InputType({ description: 'Title, description and keywords of a page; null leaves them to the page.' })
class PageSeoInput {
  @ClearableLine(sentence('Title.'))
  title: string | null = null;

  @ClearableLine(sentence('Sentence in search results.'))
  description: string | null = null;

  @IsArray()
  @ArrayMaxSize(MAX_KEYWORDS)
  @IsOneLine({ each: true })
  @MaxLength(MAX_LINE, { each: true })
  @Field(() => [String], { description: 'Most important first.' })
  keywords: string[];
}

@InputType({ description: 'A page in sections, as it is to be.' })
export class PageInput {
  @NeededLine(sentence('Main heading.'))
  title: string;

  @GivenLine(sentence('Short line beside the heading; may be empty.'))
  subtitle: string;

  @GivenText({ maxLength: MAX_PARAGRAPHS, description: 'Lead beneath the heading; may be empty.' })
  description: string;

  // The Content Security Policy shows no pictures of other hosts.
  @Matches(/^\/(?!\/)/, { message: 'Görseli mağazaya yükleyin: başka bir sitenin görseli gösterilmez.' })
  @ClearableLine(address('Address of the large picture, below the shop; null shows none.'))
  heroImage: string | null = null;

  @GivenParts(() => PageSectionInput, { maxCount: MAX_SECTIONS, description: 'Its parts.' })
  sections: PageSectionInput[];

  @GivenPart(() => PageSeoInput, 'For search engines.')
  seo: PageSeoInput;
}

@InputType({ description: 'A static page, as it is to be.' })
export class StaticPageInput {
  @NeededLine(line('Main heading.'))
  title: string;

  @GivenText(sentence('In a sentence; may be empty.'))
  summary: string;

  @IsPlainLines()
  @MaxLength(MAX_MARKDOWN)
  @Field(() => String, {
    description: 'Markdown, placeholders in braces. Blanks stay as they are: its hash is of these bytes.',
  })
  markdown: string;
}

@InputType({ description: 'The words that stand for one answer of the product wizard.' })
class WizardKeywordsInput {
  @MaxLength(MAX_LINE)
  @Field(() => Id, { description: 'Code of the answer: `hvac`.' })
  id: string;

  @OptionalLines({ maxCount: MAX_WIZARD_TERMS, maxLength: MAX_LINE, description: 'Words or phrases.' })
  terms: string[] = [];
}

@InputType({ description: 'The words of the product wizard, as they are to be.' })
export class WizardDictionaryInput {
  @GivenParts(() => WizardKeywordsInput, { maxCount: MAX_LINKS, description: 'One entry for each answer.' })
  keywords: WizardKeywordsInput[];
}
