/**
 * Wakes the other processes of an installation. A notification carries no event; the receiver reads the outbox. So a
 * lost one only delays events until the next poll, an extra one costs one empty read, and payload size doesn't
 * matter.
 */
export interface EventBus {
  notify(): Promise<void>;
  close(): Promise<void>;
}

export interface BusOptions {
  /**
   * called when another process notifies, and after every connect, because notifications may have been missed before
   * it
   */
  readonly onNotified: () => void;
  readonly log: { warn(details: object, message: string): void };
}

export const eventsChannel = 'portico_events';
