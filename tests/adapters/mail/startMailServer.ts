import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface DeliveredMail {
  readonly raw: string;
  readonly email: Email;
  readonly recipients: readonly string[];
  readonly secure: boolean;
}

export interface MailServer {
  readonly url: string;
  delivered(): Promise<readonly DeliveredMail[]>;
  /** the most connections that were open at the same time */
  readonly mostConnections: number;
  close(): Promise<void>;
}

/** The server's response at a point in the conversation: a reply code, or a closed connection. */
export interface MailServerBehavior {
  readonly onRecipient?: number | 'cut';
  readonly onSender?: number;
  readonly onData?: number | 'cut';
  readonly onLogin?: number;
  readonly offersTls?: boolean;
}

/** A real SMTP server on its own port, with the behavior that a test needs. */
export async function startMailServer(manners: MailServerBehavior = {}): Promise<MailServer> {
  const keeping: Promise<DeliveredMail>[] = [];
  let mostConnections = 0;
  const options: SMTPServerOptions = {
    logger: false,
    authOptional: manners.onLogin === undefined,
    allowInsecureAuth: true,
    disabledCommands: manners.offersTls === true ? [] : ['STARTTLS'],
    onConnect(_session, done) {
      mostConnections = Math.max(mostConnections, server.connections.size);
      done();
    },
    onAuth(_auth, _session, done) {
      done(refusal(manners.onLogin ?? 535));
    },
    onMailFrom(_address, _session, done) {
      done(manners.onSender === undefined ? null : refusal(manners.onSender));
    },
    onRcptTo(_address, _session, done) {
      if (manners.onRecipient === 'cut') cutAll();
      else done(manners.onRecipient === undefined ? null : refusal(manners.onRecipient));
    },
    onData(stream, session, done) {
      stream.on('end', () => {
        if (manners.onData === 'cut') cutAll();
        else done(manners.onData === undefined ? null : refusal(manners.onData));
      });
      const taken = manners.onData === undefined || manners.onData === 'cut';
      const { secure, envelope } = session;
      if (taken)
        keeping.push(
          keep(
            stream,
            secure,
            envelope.rcptTo.map(({ address }) => address),
          ),
        );
      else stream.resume();
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  const cutAll = (): void => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  const listening = server.listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    delivered: () => Promise.all(keeping),
    get mostConnections() {
      return mostConnections;
    },
    async close() {
      cutAll();
      await new Promise<void>((closed) => server.close(closed));
    },
  };
}

async function keep(stream: Readable, secure: boolean, recipients: readonly string[]): Promise<DeliveredMail> {
  const bytes = await buffer(stream);
  return { raw: bytes.toString('utf8'), email: await PostalMime.parse(bytes), recipients, secure };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('the server rejects it'), { responseCode });
}
