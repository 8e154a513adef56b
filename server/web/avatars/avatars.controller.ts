import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AVATAR_UPLOAD, type Avatar, Avatars } from '../../features/accounts/index.js';
import { CustomersOnly, StaffOnly } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { TakesFile, uploadOf } from '../uploads/upload-route.js';

const CREATED = 201;

/** @param namedId as the address names the picture: browsers may keep it under its own id, as another has another one */
function sendAvatar(reply: FastifyReply, avatar: Avatar | undefined, namedId: unknown): StreamableFile {
  if (!avatar) throw notFound();
  const { id, picture } = avatar;
  const caching = id === namedId ? 'private, max-age=31536000, immutable' : 'no-store';
  void reply.headers({ 'cache-control': caching });
  return new StreamableFile(picture, { type: 'image/webp', length: picture.length });
}

/** The picture of a customer, for themselves alone. */
@CustomersOnly()
@Controller('profil-resmi')
export class AvatarsController {
  constructor(private readonly avatars: Avatars) {}

  /** @throws PICTURE_TOO_LARGE, NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_DETAILED, TOO_MANY_REQUESTS */
  @Post()
  @HttpCode(CREATED)
  @TakesFile()
  async upload(
    @CurrentContext() { actor }: RequestContext,
    @Req() request: FastifyRequest,
  ): Promise<{ id: string }> {
    return { id: await this.avatars.save(actor.id ?? '', uploadOf(request, AVATAR_UPLOAD)) };
  }

  /** Their own, whatever id the address names: a page from before the change, or of another customer, still names theirs. */
  @Get()
  async read(
    @CurrentContext() { actor }: RequestContext,
    @Query('surum') namedId: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendAvatar(reply, await this.avatars.ofCustomer(actor.id ?? ''), namedId);
  }
}

/** The pictures of customers, for staff who see their accounts. */
@StaffOnly('users')
@Controller('admin/profil-resmi')
export class CustomerAvatarsController {
  constructor(private readonly avatars: Avatars) {}

  @Get(':avatarId')
  async read(
    @Param('avatarId') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendAvatar(reply, isUUID(id) ? await this.avatars.read(id) : undefined, id);
  }
}
