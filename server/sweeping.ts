import type { Type } from '@nestjs/common';
import {
  AccountLinkSweeper,
  AddressSweeper,
  KnownDeviceSweeper,
  SecondFactorSetupSweeper,
  SessionSweeper,
  SignInTicketSweeper,
} from './features/accounts/index.js';
import { GuestCartSweeper } from './features/cart/index.js';
import {
  CatalogExportSweeper,
  DocumentSweeper,
  MissedSearchSweeper,
  PictureFetchSweeper,
  PictureUploadSweeper,
} from './features/catalog/index.js';
import { ImportSweeper } from './features/import/index.js';
import { MaterialListSweeper } from './features/material-lists/index.js';
import { MessageFileSweeper } from './features/messaging/index.js';
import { NoticeSweeper } from './features/notices/index.js';
import {
  IdempotencyKeySweeper,
  OpenOrderSweeper,
  OrderCountSweeper,
  ReceiptFileSweeper,
} from './features/orders/index.js';
import { QuoteFileSweeper } from './features/quotes/index.js';
import { BackupReportSweeper } from './features/system/index.js';
import { WebhookDeliverySweeper } from './features/webhooks/index.js';
import { JobSweeper } from './kernel/jobs/job.sweeper.js';
import { ProcessSweeper } from './kernel/processes/process.sweeper.js';
import { RateLimitSweeper } from './kernel/rate-limit/rate-limit.sweeper.js';
import { RequestKeySweeper } from './kernel/request-keys/request-key.sweeper.js';
import type { Sweeper } from './kernel/sweeping/sweeper.js';

/** Everything that is deleted when its time is over; the outbox deletes its own done rows. Never history. */
export const SWEEPERS: readonly Type<Sweeper>[] = [
  GuestCartSweeper,
  IdempotencyKeySweeper,
  OpenOrderSweeper,
  OrderCountSweeper,
  SessionSweeper,
  KnownDeviceSweeper,
  SignInTicketSweeper,
  AccountLinkSweeper,
  AddressSweeper,
  SecondFactorSetupSweeper,
  NoticeSweeper,
  CatalogExportSweeper,
  PictureUploadSweeper,
  PictureFetchSweeper,
  DocumentSweeper,
  MissedSearchSweeper,
  ImportSweeper,
  MessageFileSweeper,
  QuoteFileSweeper,
  ReceiptFileSweeper,
  MaterialListSweeper,
  RateLimitSweeper,
  RequestKeySweeper,
  JobSweeper,
  WebhookDeliverySweeper,
  ProcessSweeper,
  BackupReportSweeper,
];
