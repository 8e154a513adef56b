import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { SecurityMailer } from '../../accounts/index.js';
import { Webhook, type WebhookOffReason } from './webhook.entity.js';

/** Mails who made a webhook that it was made in their name. */
@ReactsTo('WebhookCreated', { name: 'webhook-mail' })
@Injectable()
export class WebhookMail implements Reaction {
  constructor(
    private readonly mailer: SecurityMailer,
    @InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>,
  ) {}

  async react(fact: Fact): Promise<void> {
    const webhook = await this.webhooks.findOneBy({ id: fact.subjectId });
    if (!webhook) return;
    const { host } = new URL(webhook.address);
    await this.mailer.send(
      { ...fact, subjectId: webhook.makerId },
      {
        subject: 'Adınıza bir webhook oluşturuldu',
        paragraphs: [
          `Yönetim paneli hesabınızla «${webhook.name}» adlı bir webhook oluşturuldu. Mağazada olanlar artık ${host} adresindeki programa da gönderiliyor.`,
        ],
        notes: [
          'Webhook’u siz oluşturmadıysanız Ayarlar bölümündeki «Webhook’lar» sayfasında hemen kapatın, şifrenizi değiştirin ve sistem yöneticinize haber verin.',
        ],
      },
    );
  }
}

const REASONS: Readonly<Record<Exclude<WebhookOffReason, 'staff'>, string>> = {
  failures: 'Bir gün boyunca yapılan denemelerde alıcı program iletiyi kabul etmedi.',
  gone: 'Alıcı program artık ileti istemediğini bildirdi (410).',
  maker: 'Yetkileriniz değiştiği için bu webhook’un göndereceği bir şey kalmadı.',
};

/** Mails who made a webhook that the shop has switched it off. */
@ReactsTo('WebhookSwitchedOff', { name: 'webhook-off-mail' })
@Injectable()
export class WebhookOffMail implements Reaction {
  constructor(
    private readonly mailer: SecurityMailer,
    @InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>,
  ) {}

  async react(fact: Fact): Promise<void> {
    const webhook = await this.webhooks.findOneBy({ id: fact.subjectId });
    if (!webhook || webhook.offReason === null || webhook.offReason === 'staff') return;
    await this.mailer.send(
      { ...fact, subjectId: webhook.makerId },
      {
        subject: `«${webhook.name}» webhook’u kapatıldı`,
        paragraphs: [
          `«${webhook.name}» adlı webhook kapatıldı. ${REASONS[webhook.offReason]}`,
          'Yeniden açıldığında, kaldığı yerden devam eder: arada olanların hiçbiri kaybolmaz.',
        ],
        notes: [
          'Ayarlar bölümündeki «Webhook’lar» sayfasında gönderimleri görebilir, yeniden açabilirsiniz.',
        ],
      },
    );
  }
}

export const WEBHOOK_MAILS = [WebhookMail, WebhookOffMail];
