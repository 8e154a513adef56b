import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Title, description and keywords of a page for search engines.' })
export class Seo {
  @Field(() => String, {
    nullable: true,
    description: 'Title of the page in results; null leaves it to the client.',
  })
  title: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sentence shown in results; null leaves it to the client.',
  })
  description: string | null;

  @Field(() => [String], { description: 'Keywords, most important first.' })
  keywords: string[];
}
