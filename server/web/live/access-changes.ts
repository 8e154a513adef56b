import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCESS_CHANGES } from '../../features/accounts/index.js';
import { NotificationListener } from '../../kernel/database/notification-listener.js';

/** Notices at once whose sessions ended or whose permissions changed; what is missed is found by the beat of the streams. */
@Injectable()
export class AccessChanges implements OnModuleDestroy {
  private readonly listener: NotificationListener;
  private readonly followers = new Set<(userId: string) => void>();

  constructor(dataSource: DataSource) {
    this.listener = new NotificationListener(dataSource, {
      channel: ACCESS_CHANGES,
      name: 'access changes',
      onNotify: (userId) => {
        for (const follower of this.followers) follower(userId);
      },
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.close();
  }

  /** Listens again once the connection was cut. */
  ensure(): Promise<void> {
    return this.listener.ensure();
  }

  /** @returns what ends it */
  async follow(onChange: (userId: string) => void): Promise<() => void> {
    await this.listener.ensure();
    this.followers.add(onChange);
    return () => this.followers.delete(onChange);
  }
}
