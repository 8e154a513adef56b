import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { PERMISSION_NAMES } from '../policy-editing/permission-names.js';
import { SecurityMailer } from '../security/security.mails.js';
import { ApiKeysService } from './api-keys.service.js';

/** Mails the maker of a key that it was made in their name. */
@ReactsTo('ApiKeyCreated', { name: 'api-key-mail' })
@Injectable()
export class ApiKeyMail implements Reaction {
  constructor(
    private readonly mailer: SecurityMailer,
    private readonly keys: ApiKeysService,
  ) {}

  async react(fact: Fact): Promise<void> {
    const key = await this.keys.find(fact.subjectId);
    if (!key?.makerId) return;
    const permissions = key.permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ');
    await this.mailer.send(
      { ...fact, subjectId: key.makerId },
      {
        subject: 'Adınıza bir API anahtarı oluşturuldu',
        paragraphs: [
          `Yönetim paneli hesabınızla «${key.name}» adlı bir API anahtarı oluşturuldu. Anahtarı bilen bir program sizin adınıza şunları yapabilir: ${permissions}.`,
        ],
        notes: [
          'Anahtarı siz oluşturmadıysanız Ayarlar bölümündeki «API anahtarları» sayfasında hemen iptal edin, şifrenizi değiştirin ve sistem yöneticinize haber verin.',
        ],
      },
    );
  }
}

/** The reactions of this room. */
export const API_KEY_MAILS = [ApiKeyMail];
