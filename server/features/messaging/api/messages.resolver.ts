import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { AddContactMessageInput } from '../sending/contact-message.input.js';
import { ContactMessages } from '../sending/contact-messages.service.js';
import { ContactReceipt } from './message.type.js';

/** What visitors do with messages. */
@VisitorsAndPrograms('messages')
@Resolver()
export class MessagesResolver {
  constructor(private readonly messages: ContactMessages) {}

  @Mutation(() => ContactReceipt, {
    description: 'Sends the shop a message; at most ten an hour from one network.',
  })
  addContactMessage(
    @Args('input', { type: () => AddContactMessageInput, description: 'Who writes, and what.' })
    input: AddContactMessageInput,
    @CurrentContext() context: RequestContext,
  ): Promise<ContactReceipt> {
    return this.messages.add(input, context);
  }
}
