import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { FileQuotas } from '#domain/file/quotaProblem.ts';
import type { TeamCreation } from '#domain/team/creation.ts';
import type { AccessWatch } from '#server/access/accessWatch.ts';
import type { Actor } from '#server/actor.ts';
import type { AddressService } from '#server/addresses/AddressService.ts';
import type { Client } from '#server/Client.ts';
import type { Keys } from '#server/createKeys.ts';
import type { Database } from '#server/database/createDatabase.ts';
import type { LookIntoPdf } from '#server/documents/lookInto.ts';
import type { MeasurePicture } from '#server/documents/measurePicture.ts';
import type { ReadPdfForm } from '#server/documents/PdfForm.ts';
import type { EventHub } from '#server/events/EventHub.ts';
import type { IncomingFiles } from '#server/files/IncomingFiles.ts';
import type { Scanner } from '#server/files/Scanner.ts';
import type { FileStore } from '#server/files/store.ts';
import type { RateLimits } from '#server/limits/rateLimits.ts';
import type { LoadForm } from '#server/LoadForm.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

/** What a process has: composed once in main.ts, given to every door. Adapters are added here as types, never as classes. */
export interface Services {
  readonly db: Database;
  /** for the prepared statements of the hot paths */
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => Date;
  /** the address that people type, without a slash at the end */
  readonly publicUrl: string;
  /** sign and seal by SECRET_KEY */
  readonly keys: Keys;
  /** who decides that there is a new team */
  readonly teamCreation: TeamCreation;
  readonly sessions: Sessions;
  /** for the few secrets that must be read again */
  readonly limits: RateLimits;
  readonly mail: MailTransport;
  readonly files: FileStore;
  /** how much of it people, submissions and teams may take */
  readonly fileQuotas: FileQuotas;
  /** looks for viruses; null where there is none */
  readonly scanner: Scanner | null;
  /** what a PDF asks to be filled in */
  readonly readPdfForm: ReadPdfForm;
  /** whether a PDF does something when it is opened */
  readonly lookIntoPdf: LookIntoPdf;
  /** the size of a picture */
  readonly measurePicture: MeasurePicture;
  readonly payments: PaymentProvider;
  /** finds addresses as somebody types them */
  readonly addresses: AddressService;
  /** one version of a form, built once */
  readonly loadForm: LoadForm;
  /** what was announced, to whoever listens here */
  readonly events: Pick<EventHub, 'subscribe' | 'now' | 'subscriptionCount' | 'lagMs'>;
  readonly accessWatch: AccessWatch;
  /** tells the publisher that committed events wait */
  readonly notifyEvents: () => void;
}

/** One call of one actor: all that an operation knows of the world. */
export interface OperationContext {
  readonly services: Services;
  readonly actor: Actor;
  /** absent for jobs, which nobody asked for from outside */
  readonly client?: Client;
  /** files that came with the request */
  readonly incoming?: IncomingFiles;
}
