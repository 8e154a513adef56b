import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A document that was accepted with an order and is stored with it.' })
export class OrderDocument {
  @Field(() => String, { description: 'Path of the page it was made from, without the leading slash.' })
  slug: string;

  @Field(() => String, { description: 'Main heading.' })
  title: string;

  @Field(() => Int, { description: 'Version of the page it was made from.' })
  version: number;

  @Field(() => String, { description: 'SHA-256 of the text, hexadecimal.' })
  hash: string;
}

@ObjectType({ description: 'A document made for one order, to be read and accepted before it is placed.' })
export class OrderDocumentText extends OrderDocument {
  @Field(() => String, {
    description:
      'Safe HTML to be read where the order is placed: headings start at h4, links open in a new tab, there are no ids.',
  })
  html: string;
}
