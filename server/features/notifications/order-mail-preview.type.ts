import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A mail to a buyer as it would be sent, but for the secret in its link.' })
export class OrderMailPreview {
  @Field(() => String, { description: 'E-mail address of the buyer.' })
  to: string;

  @Field(() => String, { description: 'Subject.' })
  subject: string;

  @Field(() => String, { description: 'The mail as an HTML document; show it in a sandboxed frame.' })
  html: string;

  @Field(() => String, { description: 'The same content as plain text, as the mail carries it too.' })
  text: string;

  @Field(() => Boolean, { description: 'Whether it is sent when notifyBuyer is left out.' })
  isSentByDefault: boolean;
}
