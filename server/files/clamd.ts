import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { ScannerUnavailable, type Scanner, type ScanVerdict } from '#server/files/Scanner.ts';

export interface ClamdTimeouts {
  /** the timeout for connecting, and between reads or writes */
  readonly silenceMs: number;
}

/** Scanning the largest file takes seconds; after this long, the scanner is considered gone. */
const usual: ClamdTimeouts = { silenceMs: 30_000 };
const pieceBytes = 64 * 1024;
const longestAnswer = 4096;

/** ClamAV's daemon at `tcp://host:port` or `unix:/path`, through its INSTREAM command. */
export function clamd(url: string, patience: ClamdTimeouts = usual): Scanner {
  const place = addressOf(url);
  return {
    async scan(content) {
      const socket = connect(place);
      socket.setTimeout(patience.silenceMs, () => socket.destroy(new Error('clamd says nothing')));
      // errors are reported to the caller that awaits the response
      socket.on('error', () => undefined);
      try {
        return verdictIn(await answerTo(socket, content));
      } catch (error) {
        if (error instanceof ScannerUnavailable || content.errored) throw error;
        throw new ScannerUnavailable('could not reach clamd', { cause: error });
      } finally {
        socket.destroy();
        content.destroy();
      }
    },
  };
}

function addressOf(url: string): { host: string; port: number } | { path: string } {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 3310 : Number(port) };
}

/** clamd may respond before it has read everything, for example if the file is too large. */
async function answerTo(socket: Socket, content: Readable): Promise<string> {
  const answer = wholeAnswer(socket);
  const told = tell(socket, content);
  const failed = told.then(
    () => answer,
    // the response wins; sending may fail because clamd has already responded
    (error: unknown) =>
      content.errored ? Promise.reject(content.errored) : answer.catch(() => Promise.reject(error as Error)),
  );
  return Promise.race([failed, answer]);
}

async function tell(socket: Socket, content: Readable): Promise<void> {
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  // don't destroy the file's stream, since its own state tells whether it could be read
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      const size = Buffer.alloc(4);
      size.writeUInt32BE(piece.length);
      // writing to a connection that clamd has closed would discard its response, so check right before; size and
      // chunk go in one write
      await turn();
      if (socket.bytesRead > 0) return;
      socket.cork();
      socket.write(size);
      const hasRoom = socket.write(piece);
      socket.uncork();
      if (!hasRoom) await once(socket, 'drain');
    }
  socket.write(Buffer.alloc(4));
}

async function wholeAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('\0') || text.length > longestAnswer) break;
  }
  return text;
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, `INSTREAM size limit exceeded. ERROR` */
function verdictIn(answer: string): ScanVerdict {
  const line = (answer.split('\0', 1)[0] ?? '').trim();
  if (/^stream: OK$/.test(line)) return 'clean';
  if (/^stream: .+ FOUND$/.test(line)) return 'infected';
  if (/size limit exceeded/i.test(line)) return 'tooLarge';
  throw new ScannerUnavailable(`clamd responded with ${JSON.stringify(line)}`);
}
