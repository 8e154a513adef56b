import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { itemOf } from '../history/order.item.js';
import type { OrderSnapshot, ShownWithdrawal } from '../history/order.snapshot.js';
import {
  lastWithdrawalDay,
  type NoWithdrawal,
  noWithdrawal,
  refundFor,
  returnableLines,
  withdrawalClock,
  type WithdrawalStatus,
  type WithdrawalTerms,
} from '../history/withdrawals.js';

const WithdrawalStatusEnum = registerValueEnum<WithdrawalStatus>({
  name: 'WithdrawalStatus',
  description: 'What became of a withdrawal.',
  values: {
    declared: 'The buyer has declared it.',
    received: 'The goods have come back, the money has not gone back yet.',
    refused: 'Staff refused it, with a reason.',
    refunded: 'The money went back.',
  },
});

const NoWithdrawalEnum = registerValueEnum<NoWithdrawal>({
  name: 'NoWithdrawal',
  description: 'Why nothing can be withdrawn from an order.',
  values: {
    company: 'A company bought, or the buyer was erased.',
    not_shipped: 'It is not shipped, or was cancelled.',
    over: 'The days after the delivery are over.',
    nothing_left: 'All that can be sent back was declared already.',
  },
});

@ObjectType({ description: 'How much of a line of an order is sent back.' })
export class ReturnedOrderLine {
  @Field(() => Int, { description: 'Position of the line in the order, from 1.' })
  position: number;

  @Field(() => String, { description: 'Name of the product when it was ordered.' })
  productName: string;

  @Field(() => String, { description: 'What is counted: adet, «0,5 metre».' })
  unit: string;

  @Field(() => Int, { description: 'Quantity that is sent back, or can be.' })
  quantity: number;

  @Field(() => Money, { description: 'What is refunded for it alone, tax included.' })
  amount: number;
}

@ObjectType({ description: 'A withdrawal (cayma) from an order or a part of it.' })
export class OrderWithdrawal {
  @Field(() => Int, { description: 'Version of the event that recorded it; identifies the withdrawal.' })
  version: number;

  @Field(() => WithdrawalStatusEnum, { description: 'What became of it.' })
  status: WithdrawalStatus;

  @Field(() => DateTime, { description: 'When it was declared.' })
  declaredAt: Date;

  @Field(() => [ReturnedOrderLine], { description: 'What is sent back.' })
  lines: ReturnedOrderLine[];

  @Field(() => Money, {
    description:
      'What its lines are worth, tax included, with the last of the order also its delivery: refunded as far as it was paid.',
  })
  amount: number;

  @Field(() => Money, { description: 'What was refunded; 0 as long as nothing was.' })
  refunded: number;

  @Field(() => String, {
    nullable: true,
    description: 'Day of the delivery it was counted from, YYYY-MM-DD; null where none was known.',
  })
  deliveredOn: string | null;

  @Field(() => String, { description: 'Last day for sending the goods back, YYYY-MM-DD in Istanbul.' })
  sendBackBy: string;

  @Field(() => String, { description: 'Last day for the refund, YYYY-MM-DD in Istanbul.' })
  refundBy: string;

  @Field(() => String, { nullable: true, description: 'What the buyer said; null once they were erased.' })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  refusal: string | null;

  static of(withdrawal: ShownWithdrawal, order: OrderSnapshot): OrderWithdrawal {
    const { version, status, amountKurus: amount, refundedKurus: refunded, deliveredOn } = withdrawal;
    const { note, refusal, recordedAt } = withdrawal;
    return Object.assign(new OrderWithdrawal(), {
      version,
      status,
      amount,
      refunded,
      deliveredOn,
      note,
      refusal,
      ...withdrawalClock(withdrawal),
      declaredAt: new Date(recordedAt),
      lines: withdrawal.lines.map((line) => returnedLine(line, order)),
    } satisfies Readonly<OrderWithdrawal>);
  }
}

@ObjectType({ description: 'Whether and until when the buyer can withdraw from an order.' })
export class WithdrawalRight {
  @Field(() => NoWithdrawalEnum, { nullable: true, description: 'Why not; null when they can.' })
  refusal: NoWithdrawal | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day, YYYY-MM-DD in Istanbul; null while no day of delivery is known: it is open then.',
  })
  lastDay: string | null;

  @Field(() => String, { nullable: true, description: 'Day of the delivery, YYYY-MM-DD; null when unknown.' })
  deliveredOn: string | null;

  @Field(() => Int, { description: 'How many days after the delivery.' })
  days: number;

  @Field(() => [ReturnedOrderLine], { description: 'What can be sent back, in the order of the lines.' })
  lines: ReturnedOrderLine[];

  @Field(() => Money, {
    description: 'What is refunded when all of it is, with the delivery if nothing stays.',
  })
  amountOfAll: number;

  static of(order: OrderSnapshot, terms: WithdrawalTerms): WithdrawalRight {
    const refusal = noWithdrawal(order, terms);
    const lines = refusal === null ? returnableLines(order) : [];
    return Object.assign(new WithdrawalRight(), {
      refusal,
      lastDay: lastWithdrawalDay(terms),
      deliveredOn: terms.deliveredOn,
      days: terms.withdrawalDays,
      lines: lines.map((line) => returnedLine(line, order)),
      amountOfAll: lines.length === 0 ? 0 : refundFor(order, lines),
    } satisfies Readonly<WithdrawalRight>);
  }
}

function returnedLine(
  { position, quantity }: { position: number; quantity: number },
  order: OrderSnapshot,
): ReturnedOrderLine {
  const line = order.lines.find((ordered) => ordered.position === position);
  const { name: productName, unit } = line ? itemOf(line) : { name: '', unit: '' };
  // As if something else stayed: what goes back with the whole order, such as its delivery, belongs to no line.
  const amount = refundFor({ ...order, lines: [...order.lines, STAYS] }, [{ position, quantity }]);
  return { position, productName, unit, quantity, amount };
}

const STAYS = {
  position: 0,
  productId: null,
  isMadeToMeasure: false,
  quantity: 1,
  totalPriceKurus: 0,
  taxRateBasisPoints: 0,
};
