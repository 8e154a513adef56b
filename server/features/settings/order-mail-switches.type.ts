import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsInt, Min } from 'class-validator';
import type { SiteSettings } from './site-settings.document.js';

type Switches = SiteSettings['orderMails'];

@ObjectType({
  description: 'Which changes of an order its buyer is mailed about, unless staff say otherwise.',
})
export class OrderMailSwitches implements Switches {
  @Field(() => Int, { description: 'Version of the settings; pass it as expectedVersion.' })
  version: number;

  @Field(() => Boolean, { description: 'Back to Beklemede, also by being reactivated.' })
  pending: boolean;

  @Field(() => Boolean, { description: 'Onaylandı.' })
  confirmed: boolean;

  @Field(() => Boolean, { description: 'Hazırlanıyor.' })
  processing: boolean;

  @Field(() => Boolean, { description: 'Kargoda, and corrections of the shipment.' })
  shipped: boolean;

  @Field(() => Boolean, { description: 'Teslim Edildi.' })
  delivered: boolean;

  @Field(() => Boolean, {
    description:
      'İptal Edildi, by staff; a cancellation by the buyer or by the shop itself is always mailed.',
  })
  cancelled: boolean;

  @Field(() => Boolean, { description: 'Ödendi.' })
  paid: boolean;
}

@InputType({ description: 'All switches, as they are to be.' })
export class UpdateOrderMailSwitchesInput implements Switches {
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version that was read; VERSION_CONFLICT when the settings changed since.',
  })
  expectedVersion: number;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Back to Beklemede, also by being reactivated.' })
  pending: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Onaylandı.' })
  confirmed: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Hazırlanıyor.' })
  processing: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Kargoda, and corrections of the shipment.' })
  shipped: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Teslim Edildi.' })
  delivered: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'İptal Edildi, by staff.' })
  cancelled: boolean;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Ödendi.' })
  paid: boolean;
}
