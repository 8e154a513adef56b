import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { ShownNotice } from '../history/order.snapshot.js';

const PaymentNoticeStatusEnum = registerValueEnum<ShownNotice['status']>({
  name: 'PaymentNoticeStatus',
  description: 'What became of a payment notice.',
  values: {
    open: 'Staff have not settled it.',
    received: 'The money was received.',
    rejected: 'The money was not found, or its payment was taken back.',
  },
});

@ObjectType({ description: 'The receipt of a transfer, as a file.' })
export class PaymentReceipt {
  @Field(() => Id, {
    description:
      'Its buyer reads it at /siparis-belgesi/{trackingToken}/dekont/{id}, staff at /admin/siparis-belgesi/{id of the order}/dekont/{id}.',
  })
  id: string;

  @Field(() => String, { description: 'Name of the file; a placeholder once the buyer was erased.' })
  name: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  bytes: number;
}

@ObjectType({ description: 'What a buyer says of a transfer; no money counts until staff record it.' })
export class PaymentNotice {
  @Field(() => Int, { description: 'Version of the event that recorded it; identifies the notice.' })
  version: number;

  @Field(() => Money, { description: 'What was sent.' })
  amount: number;

  @Field(() => String, { description: 'Day of the transfer in Istanbul, YYYY-MM-DD.' })
  paidOn: string;

  @Field(() => String, { description: 'The bank it was sent from; empty once the buyer was erased.' })
  bank: string;

  @Field(() => String, { nullable: true, description: 'Who sent it, where that is not the buyer.' })
  sender: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the receipt or text of the transfer.' })
  reference: string | null;

  @Field(() => PaymentReceipt, { nullable: true, description: 'Null where none was added.' })
  receipt: PaymentReceipt | null;

  @Field(() => DateTime, { description: 'When it was given.' })
  givenAt: Date;

  @Field(() => PaymentNoticeStatusEnum, { description: 'What became of it.' })
  status: ShownNotice['status'];

  @Field(() => String, { nullable: true, description: 'Why it was rejected, as staff typed it.' })
  reason: string | null;

  static of(notice: ShownNotice): PaymentNotice {
    const { version, amountKurus, paidOn, details, receipt, recordedAt, status, reason } = notice;
    const { bank = '', sender = null, reference = null, fileName = null } = details ?? {};
    return Object.assign(new PaymentNotice(), {
      version,
      paidOn,
      bank,
      sender,
      reference,
      status,
      reason,
      amount: amountKurus,
      receipt: receipt && { id: receipt.id, bytes: receipt.bytes, name: fileName ?? 'dekont' },
      givenAt: new Date(recordedAt),
    });
  }
}
