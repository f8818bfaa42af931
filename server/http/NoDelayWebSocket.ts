import { WebSocket } from 'ws';

/** What this process may hold for a client before whoever sends has to wait for it. */
const mostUnsent = 64 * 1024;

type Message = Parameters<WebSocket['send']>[0];
type Options = Parameters<WebSocket['send']>[1];
type Sent = (error?: Error) => void;

/**
 * A socket that says at once that a message is sent while little of what was sent before still waits, and not only when
 * Node has heard of it from the kernel: for a thousand watchers of one change, that was a fifth of the server's work. Who
 * reads too slowly is waited for all the same, and whatever fails closes the socket.
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
