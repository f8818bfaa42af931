import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { ScannerAway, type Scanner, type ScanVerdict } from '#server/files/Scanner.ts';

export interface ClamdPatience {
  /** how long a connection may say nothing, while it is made, fed or asked */
  readonly silenceMs: number;
}

/** Scanning the largest file takes seconds; who waits longer than this waits for somebody who is gone. */
const usual: ClamdPatience = { silenceMs: 30_000 };
const pieceBytes = 64 * 1024;
const longestAnswer = 4096;

/** ClamAV's daemon at `tcp://host:port` or `unix:/path`, told of a file by its INSTREAM command. */
export function clamd(url: string, patience: ClamdPatience = usual): Scanner {
  const place = addressOf(url);
  return {
    async scan(content) {
      const socket = connect(place);
      socket.setTimeout(patience.silenceMs, () => socket.destroy(new Error('clamd says nothing')));
      // whoever waits for the answer hears of it
      socket.on('error', () => undefined);
      try {
        return verdictIn(await answerTo(socket, content));
      } catch (error) {
        if (error instanceof ScannerAway || content.errored) throw error;
        throw new ScannerAway('could not reach clamd', { cause: error });
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

/** clamd may answer before it was told all: of a file that is too large, it reads no more. */
async function answerTo(socket: Socket, content: Readable): Promise<string> {
  const answer = wholeAnswer(socket);
  const told = tell(socket, content);
  const failed = told.then(
    () => answer,
    // the answer decides; telling may fail because it was given
    (error: unknown) =>
      content.errored ? Promise.reject(content.errored) : answer.catch(() => Promise.reject(error as Error)),
  );
  return Promise.race([failed, answer]);
}

async function tell(socket: Socket, content: Readable): Promise<void> {
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  // whoever ends telling leaves the file as it is: what has become of it says then whether it could be read
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      const size = Buffer.alloc(4);
      size.writeUInt32BE(piece.length);
      // what is written to a line that clamd has closed takes its answer along: it is looked for right before, and size and piece go as one
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
  throw new ScannerAway(`clamd responded with ${JSON.stringify(line)}`);
}
