import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, MaxLength } from 'class-validator';
import { IsOneLine, IsPlainLines } from '../../../kernel/input/typed-text.js';

const MAX_TEXTS = 1_000;
const MAX_TEXT = 50_000;
const MAX_ADDRESSES = 200;

@InputType({ description: 'Texts that are being written, and the addresses they lead to.' })
export class ContentCheckInput {
  @IsArray()
  @ArrayMaxSize(MAX_TEXTS)
  @IsPlainLines({ each: true })
  @MaxLength(MAX_TEXT, { each: true })
  @Field(() => [String], { description: 'Texts with placeholders in braces.' })
  texts: string[];

  @IsArray()
  @ArrayMaxSize(MAX_ADDRESSES)
  @IsOneLine({ each: true })
  @MaxLength(MAX_TEXT, { each: true })
  @Field(() => [String], { description: 'Addresses as they are written.' })
  addresses: string[];
}

@InputType({ description: 'Markdown that is being written.' })
export class PreviewContentInput {
  @IsPlainLines()
  @MaxLength(MAX_TEXT)
  @Field(() => String, { description: 'With placeholders in braces.' })
  markdown: string;
}

@ObjectType({ description: 'What would look wrong in the shop. None of it keeps anybody from saving.' })
export class ContentCheck {
  @Field(() => [String], { description: 'Addresses of the shop that no page, product or category has.' })
  brokenLinks: string[];

  @Field(() => [String], {
    description: 'Words in braces that stand for nothing, and are shown as they are.',
  })
  unknownPlaceholders: string[];

  @Field(() => [String], {
    description: 'Placeholders whose setting has no value: lines with one of them are left out.',
  })
  emptyPlaceholders: string[];
}

@ObjectType({ description: 'How a static page will look.' })
export class ContentPreview {
  @Field(() => String, { description: 'Safe HTML as visitors get it, placeholders replaced.' })
  html: string;

  @Field(() => ContentCheck, { description: 'What would look wrong.' })
  check: ContentCheck;
}

@ObjectType({ description: 'A word that texts may contain in braces.' })
export class Placeholder {
  @Field(() => String, { description: 'Without the braces.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it stands for now; null while its setting has no value.',
  })
  value: string | null;
}
