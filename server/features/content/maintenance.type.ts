import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Maintenance', {
  description: 'Whether the shop is closed for maintenance, and the message for visitors.',
})
export class MaintenanceState {
  @Field(() => Boolean, { description: 'True while visitors see the maintenance page.' })
  enabled: boolean;

  @Field(() => Boolean, {
    description: 'True while the caller sees the shop as staff, and visitors the maintenance page.',
  })
  staffOnly: boolean;

  @Field(() => Boolean, {
    description: 'True on a page that shows a draft of the content to who has its link.',
  })
  showsDraft: boolean;

  @Field(() => String, { description: 'Sentence of the maintenance page.' })
  message: string;

  @Field(() => Boolean, { description: 'True when search engines must not index the maintenance page.' })
  disableIndexing: boolean;
}
