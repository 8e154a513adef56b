import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { StartedMessages } from '../sending/started-messages.service.js';
import { StartMessageInput } from '../sending/start-message.input.js';
import { MessageHistory } from '../commands/message.history.js';
import { MessagesService } from '../commands/messages.service.js';
import { ReplyDeliveries } from '../commands/reply-deliveries.js';
import {
  ChangeMessageStatusInput,
  NoteMessageInput,
  ReplyToMessageInput,
} from './message-decisions.input.js';
import { AdminMessageCountsArgs, AdminMessagesArgs, MessageNeighborsArgs } from './message-list.input.js';
import { MessageListQueries } from './message-list.queries.js';
import { AdminMessageCounts, AdminMessageList } from './message-list.type.js';
import { MessageEntry, threadOf } from './message-thread.type.js';
import { Message } from './message.type.js';

const ID = { type: () => Id, description: 'The message.' };

/** Messages as staff and back-office programs read and answer them. */
@BackOfficeOnly('messages')
@Resolver(() => Message)
export class MessagesAdminResolver {
  constructor(
    private readonly listed: MessageListQueries,
    private readonly messages: MessagesService,
    private readonly started: StartedMessages,
    private readonly history: MessageHistory,
    private readonly deliveries: ReplyDeliveries,
    private readonly clock: Clock,
  ) {}

  @Query(() => AdminMessageList, { description: 'All messages of the shop, page by page.' })
  adminMessages(@Args() args: AdminMessagesArgs): Promise<AdminMessageList> {
    return this.listed.page(args);
  }

  @Query(() => AdminMessageCounts, {
    description: 'How many messages meet a filter, and how many of each status.',
  })
  adminMessageCounts(@Args() { filter }: AdminMessageCountsArgs): Promise<AdminMessageCounts> {
    return this.listed.counts(filter);
  }

  @Query(() => ListNeighbors, {
    description: 'The messages before and after one in a list; both null for an unknown one.',
  })
  adminMessageNeighbors(@Args() args: MessageNeighborsArgs): Promise<ListNeighbors> {
    return this.listed.neighbors(args);
  }

  @Query(() => Message, { nullable: true, description: 'A message; null when unknown.' })
  async adminMessage(@Args('id', ID) id: string): Promise<Message | null> {
    const message = await this.history.find(id);
    return message && Message.of(message, this.clock.now());
  }

  @ResolveField(() => [MessageEntry], {
    complexity: 20,
    description: 'What happened to it since it was received, oldest first.',
  })
  async thread(@Parent() { id }: Message): Promise<MessageEntry[]> {
    const [message, deliveries] = await Promise.all([this.history.find(id), this.deliveries.of(id)]);
    return message ? threadOf(message, deliveries) : [];
  }

  @Mutation(() => Message, { description: 'Marks a new message as read; any other stays as it is.' })
  async openMessage(@Args('id', ID) id: string, @CurrentCause() cause: Cause): Promise<Message> {
    await this.messages.open({ id, cause });
    return this.read(id);
  }

  @Mutation(() => Message, { description: 'Replies to a message; the reply is mailed to its sender.' })
  async replyToMessage(
    @Args('input', { type: () => ReplyToMessageInput, description: 'The message and the reply.' })
    { id, expectedVersion, text, files }: ReplyToMessageInput,
    @CurrentCause() cause: Cause,
  ): Promise<Message> {
    await this.messages.reply({ id, expectedVersion, cause }, { text, files });
    return this.read(id);
  }

  @Mutation(() => Message, { description: 'Writes to somebody who has not written; the text is mailed.' })
  async startMessage(
    @Args('input', { type: () => StartMessageInput, description: 'To whom, and what.' })
    input: StartMessageInput,
    @CurrentCause() cause: Cause,
  ): Promise<Message> {
    return this.read(await this.started.start(input, cause));
  }

  @Mutation(() => Message, { description: 'Adds a note that staff alone see.' })
  async noteMessage(
    @Args('input', { type: () => NoteMessageInput, description: 'The message and the note.' })
    { id, note }: NoteMessageInput,
    @CurrentCause() cause: Cause,
  ): Promise<Message> {
    await this.messages.note({ id, cause }, note);
    return this.read(id);
  }

  @Mutation(() => Message, { description: 'Changes the status to any other.' })
  async changeMessageStatus(
    @Args('input', { type: () => ChangeMessageStatusInput, description: 'The message and its new status.' })
    { id, expectedVersion, status }: ChangeMessageStatusInput,
    @CurrentCause() cause: Cause,
  ): Promise<Message> {
    await this.messages.changeStatus({ id, expectedVersion, cause }, status);
    return this.read(id);
  }

  private async read(id: string): Promise<Message> {
    const message = await this.history.find(id);
    if (!message) throw notFound();
    return Message.of(message, this.clock.now());
  }
}
