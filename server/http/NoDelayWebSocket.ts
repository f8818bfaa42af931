import { WebSocket } from 'ws';

/** How much may be buffered for a client before senders have to wait (backpressure). */
const mostUnsent = 64 * 1024;

type Message = Parameters<WebSocket['send']>[0];
type Options = Parameters<WebSocket['send']>[1];
type Sent = (error?: Error) => void;

/**
 * A WebSocket that reports a message as sent immediately while its buffer is small, instead of waiting for the
 * kernel: with a thousand subscribers to one change, that was a fifth of the server's work. Slow readers still cause
 * backpressure, and any failure closes the socket.
 */
export class NoDelayWebSocket extends WebSocket {
  override send(message: Message, sent?: Sent): void;
  override send(message: Message, options: Options, sent?: Sent): void;
  override send(message: Message, options?: Options | Sent, sent?: Sent): void {
    if (typeof options !== 'function') return super.send(message, options ?? {}, sent);
    if (this.bufferedAmount > mostUnsent) return super.send(message, options);
    super.send(message);
    options();
  }
}
