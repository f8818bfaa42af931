import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { FileQuotas } from '#domain/file/quotaProblem.ts';
import type { TeamCreation } from '#domain/team/teamCreation.ts';
import type { AccessWatch } from '#server/access/accessWatch.ts';
import type { Actor } from '#server/actor.ts';
import type { AddressService } from '#server/addresses/AddressService.ts';
import type { Client } from '#server/Client.ts';
import type { Database } from '#server/database/createDatabase.ts';
import type { TextRecords } from '#server/dns/TextRecords.ts';
import type { InspectPdf } from '#server/documents/classifyPdf.ts';
import type { MeasurePicture } from '#server/documents/measurePicture.ts';
import type { ReadPdfForm } from '#server/documents/PdfForm.ts';
import type { EventHub } from '#server/events/EventHub.ts';
import type { IncomingFiles } from '#server/files/IncomingFiles.ts';
import type { Scanner } from '#server/files/Scanner.ts';
import type { FileStore } from '#server/files/store.ts';
import type { FeatureService } from '#server/gis/FeatureService.ts';
import type { RateLimits } from '#server/limits/rateLimits.ts';
import type { LoadForm } from '#server/LoadForm.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { Keys } from '#server/secrets/createKeys.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

export interface MapTiles {
  /** contains {z}, {x}, and {y} */
  readonly url: string;
  /** whom the map credits; empty for no credit */
  readonly attribution: string;
}

/** A process's dependencies, composed once in main.ts. Adapters appear here as types, never as classes. */
export interface Services {
  readonly db: Database;
  /** for the prepared statements of hot paths */
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => Date;
  /** the URL that people use, without a trailing slash */
  readonly publicUrl: string;
  /** sign and encrypt with SECRET_KEY */
  readonly keys: Keys;
  /** who may create teams */
  readonly teamCreation: TeamCreation;
  /** where maps load their background from; null if there is no tile server */
  readonly mapTiles: MapTiles | null;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly mail: MailTransport;
  readonly files: FileStore;
  /** storage limits of people, submissions, and teams */
  readonly fileQuotas: FileQuotas;
  /** the virus scanner; null if there is none */
  readonly scanner: Scanner | null;
  /** reads the form fields of a PDF */
  readonly readPdfForm: ReadPdfForm;
  /** finds out whether a PDF runs anything when opened */
  readonly inspectPdf: InspectPdf;
  /** measures an image */
  readonly measurePicture: MeasurePicture;
  readonly payments: PaymentProvider;
  /** finds addresses while someone types */
  readonly addresses: AddressService;
  /** looks up the DNS records that prove whose a domain is */
  readonly textRecords: TextRecords;
  /** reads the layers of remote GIS services */
  readonly features: FeatureService;
  /** loads one version of a form, built once */
  readonly loadForm: LoadForm;
  /** subscriptions to announced events */
  readonly events: Pick<EventHub, 'subscribe' | 'now' | 'subscriptionCount' | 'lagMs'>;
  readonly accessWatch: AccessWatch;
  /** tells the event hub that events were committed */
  readonly notifyEvents: () => void;
}

/** One call by one actor: everything an operation knows about its environment. */
export interface OperationContext {
  readonly services: Services;
  readonly actor: Actor;
  /** absent for jobs, which no client requested */
  readonly client?: Client;
  /** the files of a multipart request */
  readonly incoming?: IncomingFiles;
}
