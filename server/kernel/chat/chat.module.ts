import { Module } from '@nestjs/common';
import { Chat } from './chat.js';

@Module({ providers: [Chat], exports: [Chat] })
export class ChatModule {}
