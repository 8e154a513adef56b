import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { fileOfMessage, MessageFiles, MessageHistory } from '../../features/messaging/index.js';
import { BackOfficeOnly } from '../../kernel/actor/audience.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { PRIVATE } from '../order-downloads/document-reply.js';
import { sendPrivateFile } from '../uploads/private-file-reply.js';

/** Files of any conversation, for staff and back-office programs. */
@BackOfficeOnly('messages')
@Controller('admin/mesajlar')
export class StaffMessageDownloadsController {
  constructor(
    private readonly history: MessageHistory,
    private readonly files: MessageFiles,
  ) {}

  /** @throws NOT_FOUND for what the conversation does not have, and once the sender was erased */
  @Get(':messageId/dosya/:messageFileId')
  async file(
    @Param('messageId') messageId: string,
    @Param('messageFileId') fileId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const file = fileOfMessage(await this.history.find(messageId.toLowerCase()), fileId);
    if (!file) throw notFound();
    await sendPrivateFile(reply, this.files, file);
  }
}
