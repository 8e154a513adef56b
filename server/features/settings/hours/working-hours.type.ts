import { Field, Int, ObjectType } from '@nestjs/graphql';
import { daysLabel } from './opening-hours.js';
import { type OpeningHours } from '../site-settings.document.js';

@ObjectType({
  description: 'Opening hours of a group of days, HH:MM in Europe/Istanbul; opens is null on closed days.',
})
export class WorkingHours {
  @Field(() => String, { description: 'As shown: Pazartesi – Cuma.' })
  label: string;

  @Field(() => [Int], { description: 'ISO weekdays, Monday = 1.' })
  days: number[];

  @Field(() => String, { nullable: true, description: 'Opening time; null when closed.' })
  opens: string | null;

  @Field(() => String, { nullable: true, description: 'Closing time; null when closed.' })
  closes: string | null;

  static of(hours: OpeningHours): WorkingHours {
    return Object.assign(new WorkingHours(), hours, { label: daysLabel(hours.days) });
  }
}
