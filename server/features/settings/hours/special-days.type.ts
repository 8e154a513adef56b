import { Field, ObjectType } from '@nestjs/graphql';
import type { ClosedDay } from '../../../kernel/calendar/turkish-holidays.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { SiteSettings } from '../site-settings.document.js';

export type SpecialHours = SiteSettings['specialDays'][number]['hours'];

export const SpecialHoursEnum = registerValueEnum({
  name: 'SpecialHours',
  description: 'How the shop works on days that are not as usual.',
  values: {
    closed: 'Closed all day.',
    morning: 'Open until 13:00.',
    open: 'Its usual hours, although the day is an official holiday.',
  },
});

@ObjectType({
  description: 'Days on which the shop does otherwise than its hours and the official holidays say.',
})
export class SpecialDays {
  @Field(() => String, { description: 'YYYY-MM-DD in Europe/Istanbul.' })
  first: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null is one day alone.' })
  last: string | null;

  @Field(() => String, { description: 'Why, as visitors read it.' })
  name: string;

  @Field(() => SpecialHoursEnum, { description: 'How the shop works then.' })
  hours: SpecialHours;
}

@ObjectType('ClosedDay', { description: 'A day on which the shop is closed, all of it or from a time on.' })
export class ClosedDayType implements ClosedDay {
  @Field(() => String, { description: 'YYYY-MM-DD in Europe/Istanbul.' })
  day: string;

  @Field(() => String, { description: 'The holiday, its eve, or what staff call it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'HH:MM from which it is closed; null is all day.' })
  closesAt: string | null;
}
