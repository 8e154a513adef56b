import { Args, ArgsType, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CustomersOnly, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { SliceArgs } from '../../../kernel/listing/list.args.js';
import { AnswerContactMessageInput } from './answer-message.input.js';
import { MessageConversation, MessageConversationList } from './conversation.type.js';
import { MessageConversations } from './conversations.service.js';

const DEFAULT_TAKE = 20;

@ArgsType()
class MyContactMessagesArgs extends SliceArgs(DEFAULT_TAKE) {}

/** What the sender of a message reads and answers, by its link or as a signed-in customer. */
@VisitorsAndPrograms('messages')
@Resolver()
export class ConversationsResolver {
  constructor(private readonly conversations: MessageConversations) {}

  @Query(() => MessageConversation, {
    nullable: true,
    description: 'The conversation of a link; null when the token is not valid.',
  })
  contactMessageByToken(
    @Args('token', { type: () => String, description: 'Last part of the address /mesaj/{token}.' })
    token: string,
  ): Promise<MessageConversation | null> {
    return this.conversations.find(token);
  }

  @CustomersOnly()
  @Query(() => MessageConversationList, {
    description: 'What the signed-in customer wrote to the shop, newest first.',
  })
  myContactMessages(
    @Args() args: MyContactMessagesArgs,
    @CurrentContext() { actor }: RequestContext,
  ): Promise<MessageConversationList> {
    return this.conversations.page(actor, args);
  }

  @Mutation(() => MessageConversation, {
    description: 'The sender writes once more; the message is new again.',
  })
  answerContactMessage(
    @Args('input', { type: () => AnswerContactMessageInput, description: 'The message and the text.' })
    input: AnswerContactMessageInput,
    @CurrentContext() context: RequestContext,
  ): Promise<MessageConversation> {
    return this.conversations.answer(input, context);
  }
}
