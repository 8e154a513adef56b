import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { RecordChangeType } from '../../../kernel/records/record-change.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { SaveMessageReplyTextInput } from './message-decisions.input.js';
import { MessageReplyText, MessageReplyTextHistoryArgs } from './reply-text.type.js';
import { ReplyTexts } from './reply-texts.service.js';

/** The saved texts that staff begin replies with. */
@StaffOnly('messages')
@Resolver()
export class ReplyTextsAdminResolver {
  constructor(private readonly texts: ReplyTexts) {}

  @Query(() => [MessageReplyText], { description: 'All of them, by title.' })
  messageReplyTexts(): Promise<MessageReplyText[]> {
    return this.texts.list();
  }

  @Query(() => [RecordChangeType], { description: 'Who changed what of a text, newest first.' })
  async messageReplyTextHistory(
    @Args() { id, ...slice }: MessageReplyTextHistoryArgs,
  ): Promise<RecordChangeType[]> {
    return (await this.texts.history(id, slice)).map((change) => RecordChangeType.of(change));
  }

  @Mutation(() => MessageReplyText, { description: 'Adds a text, or changes one.' })
  saveMessageReplyText(
    @Args('input', { type: () => SaveMessageReplyTextInput, description: 'The text.' })
    input: SaveMessageReplyTextInput,
    @CurrentCause() cause: Cause,
  ): Promise<MessageReplyText> {
    return this.texts.save(input, cause);
  }

  @Mutation(() => Boolean, { description: 'Deletes a text; always true.' })
  async deleteMessageReplyText(
    @Args('id', { type: () => Id, description: 'The text.' }) id: string,
    @CurrentCause() cause: Cause,
  ): Promise<boolean> {
    await this.texts.delete(id, cause);
    return true;
  }
}
