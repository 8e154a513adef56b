import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** One line as the register of commercial messages (İYS) takes it. */
export interface RegisteredConsent {
  /** E-mail address, or phone number. */
  recipient: string;
  channel: 'EPOSTA' | 'MESAJ' | 'ARAMA';
  status: 'ONAY' | 'RET';
  source: 'HS_WEB';
  recipientKind: 'BIREYSEL' | 'TACIR';
  /** Istanbul time: 2026-03-12 14:05:00. */
  recordedAt: string;
}

/**
 * The last choice for each recipient and channel. A guest is known by the order or quote their choice came with, and is gone
 * with its buyer; a customer by the account as it is now.
 */
const LATEST = `
  WITH choice AS (
    SELECT consent.id, consent.channel, consent.is_granted, consent.recipient_kind, consent.recorded_at,
      CASE consent.channel WHEN 'email' THEN coalesce(users.email, orders.buyer ->> 'email', quote.buyer ->> 'email')
        ELSE coalesce(users.phone, orders.buyer ->> 'phone', quote.buyer ->> 'phone') END AS recipient
    FROM consent LEFT JOIN users ON users.id = consent.user_id LEFT JOIN orders ON orders.id = consent.order_id
      LEFT JOIN quote ON quote.id = consent.quote_id
    WHERE consent.purpose = 'marketing'
  )
  SELECT DISTINCT ON (recipient, channel) recipient,
    CASE channel WHEN 'email' THEN 'EPOSTA' WHEN 'sms' THEN 'MESAJ' ELSE 'ARAMA' END AS channel,
    CASE WHEN is_granted THEN 'ONAY' ELSE 'RET' END AS status, 'HS_WEB' AS source,
    CASE recipient_kind WHEN 'company' THEN 'TACIR' ELSE 'BIREYSEL' END AS "recipientKind",
    to_char(recorded_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI:SS') AS "recordedAt"
  FROM choice WHERE recipient IS NOT NULL ORDER BY recipient, channel, id DESC`;

/** What is to be reported to the register of commercial messages. */
@Injectable()
export class ConsentExport {
  constructor(private readonly dataSource: DataSource) {}

  latest(): Promise<RegisteredConsent[]> {
    return this.dataSource.query<RegisteredConsent[]>(LATEST);
  }
}
