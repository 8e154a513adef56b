import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  fileOfMessage,
  MESSAGE_FILE_UPLOAD,
  MessageFiles,
  MessageHistory,
  MessageLinks,
} from '../../features/messaging/index.js';
import { Public } from '../../kernel/actor/audience.js';
import type { NamedFile } from '../../kernel/files/private-files.js';
import { PRIVATE } from '../order-downloads/document-reply.js';
import { PageRoutes } from '../pages/page-routes.js';
import { sendPrivateFile } from '../uploads/private-file-reply.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';

const CREATED = 201;

/** Files that go with messages, and those of a conversation for callers with the secret of its link. */
@Public()
@Controller()
export class MessageDownloadsController {
  constructor(
    private readonly history: MessageHistory,
    private readonly links: MessageLinks,
    private readonly files: MessageFiles,
    private readonly pages: PageRoutes,
  ) {}

  /**
   * Takes the bytes of a file as the body and its name as `ad`; the answer names it, which a message, an answer or a reply keeps.
   *
   * @throws RATE_LIMITED, MESSAGE_FILE_TOO_LARGE, MESSAGE_FILE_UNKNOWN_KIND
   */
  @Post('mesaj-dosyasi')
  @HttpCode(CREATED)
  @TakesFile()
  async upload(@Req() request: FastifyRequest, @Query('ad') name?: unknown): Promise<NamedFile> {
    const { address } = await request.requestContext();
    const content = uploadOf(request, MESSAGE_FILE_UPLOAD);
    return this.files.upload(content, typeof name === 'string' ? name : '', address);
  }

  @Get('mesaj/:token/dosya/:fileId')
  async file(
    @Param('token') token: string,
    @Param('fileId') fileId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const id = this.links.read(token);
    const file = id === null ? null : fileOfMessage(await this.history.find(id), fileId);
    if (file) await sendPrivateFile(reply, this.files, file);
    else await this.pages.sendNotFoundPage(request, reply);
  }
}
