import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { type ChatMessage, type ChatTransport, consoleTransport, httpTransport } from './chat-transport.js';

/** Sends short notifications to the phones of staff: over HTTP where that is configured, else into the output of the process. */
@Injectable()
export class Chat {
  private readonly transport: ChatTransport;

  constructor({ whatsappUrl: url, whatsappToken: token, whatsappTo: to, demo }: Config) {
    this.transport =
      url && token && to
        ? httpTransport({ url, token, to })
        : consoleTransport((text) => process.stdout.write(text), { isWhole: demo });
  }

  /** @throws {ChatError} when the message was not accepted */
  send(message: ChatMessage): Promise<void> {
    return this.transport.send(message);
  }
}
