import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What search engines are told about a page.' })
export class Seo {
  @Field(() => String, {
    nullable: true,
    description: 'Title of the page in results; nothing leaves it to the screen.',
  })
  title: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sentence shown in results; nothing leaves it to the screen.',
  })
  description: string | null;

  @Field(() => [String], { description: 'Key words, most important first.' })
  keywords: string[];
}
