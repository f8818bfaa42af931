/**
 * A bell between the processes of one installation. It carries no event: who hears it reads the outbox. So a ring that
 * is lost costs a moment until the next poll, a ring too many costs one empty read, and nothing is too large for it.
 */
export interface EventBus {
  notify(): Promise<void>;
  close(): Promise<void>;
}

export interface BusOptions {
  /** called when another process rings, and after every connection, because rings may have been missed before it */
  readonly onNotified: () => void;
  readonly log: { warn(details: object, message: string): void };
}

export const eventsChannel = 'portico_events';
