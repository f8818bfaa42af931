import { z } from 'zod';
import { teamCreations } from '#domain/team/creation.ts';
import { readSecretKeys } from '#server/readSecretKeys.ts';

interface Variable {
  readonly meaning: string;
  /** The default: what is used when the variable is not set. */
  readonly unset: string;
  /** Required with NODE_ENV=production, where nothing embedded is used instead. */
  readonly neededInProduction: boolean;
  readonly schema: z.ZodType;
}

const needed = (meaning: string, unset: string): Omit<Variable, 'schema'> => ({
  meaning,
  unset,
  neededInProduction: true,
});
const free = (meaning: string, unset: string): Omit<Variable, 'schema'> => ({
  meaning,
  unset,
  neededInProduction: false,
});

const text = z.string().optional();
const secretKeys = z
  .string()
  .refine(
    (given) => readSecretKeys(given) !== null,
    'must be a key of at least 32 characters, or several as `id:key`, separated by commas, newest first',
  )
  .optional();
const address = (protocol: RegExp, kind: string): z.ZodOptional<z.ZodURL> =>
  z.url({ protocol, error: `must be ${kind}` }).optional();
const wholeNumber = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number');
const webAddress = address(/^https?$/, 'a URL that starts with https:// or http://');

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Every variable that Portico reads, in documentation order. */
export const environmentVariables = {
  NODE_ENV: {
    ...free('`production` disables all embedded services and developer conveniences.', '`development`'),
    schema: z.enum(['development', 'test', 'production']).default('development'),
  },
  DATABASE_URL: {
    ...needed(
      'PostgreSQL 15 or newer: `postgresql://user:password@host:port/database`.',
      'an embedded PostgreSQL in `DATA_DIR`',
    ),
    schema: address(/^postgres(ql)?$/, 'a postgresql:// URL'),
  },
  MIGRATE_DATABASE_URL: {
    ...free(
      'The same database with its owner as the user, for `npm run migrate` only. Migrations grant the user of `DATABASE_URL` the rights that servers need.',
      '`DATABASE_URL`',
    ),
    schema: address(/^postgres(ql)?$/, 'a postgresql:// URL'),
  },
  DATABASE_POOL: {
    ...free('Maximum number of database connections per process.', '8'),
    schema: wholeNumber.min(2, 'must be at least 2').default(8),
  },
  PORT: {
    ...free('The port to listen on; 0 uses any free port.', '4000, or the next free one'),
    schema: wholeNumber.min(0, 'must be a port number').max(65_535, 'must be a port number').optional(),
  },
  HOST: {
    ...free(
      'The address to listen on; `0.0.0.0` or `::` means all addresses of this machine.',
      '127.0.0.1; all addresses in production',
    ),
    schema: text,
  },
  DRAIN_SECONDS: {
    ...free(
      'How many seconds a stopping server keeps answering, so that load balancers can route requests elsewhere.',
      '0; 10 in production',
    ),
    schema: wholeNumber.min(0, 'must not be negative').max(300, 'must be at most 300').optional(),
  },
  PUBLIC_URL: {
    ...needed('The public URL of the site, used in links in emails.', 'http://localhost and the port'),
    schema: webAddress.transform((url) => (url === undefined ? undefined : new URL(url).origin)),
  },
  TRUSTED_PROXIES: {
    ...free('Number of proxies in front of Portico. Client IP addresses are read from the headers they forward.', '0'),
    schema: wholeNumber.min(0, 'must not be negative').default(0),
  },
  REQUESTS_PER_MINUTE: {
    ...free(
      'Maximum requests per minute from one network to one process. One person gets a tenth of it; everyone who isn’t signed in shares a fifth. 0 turns the limit off, for sites with a proxy that limits requests.',
      '6000',
    ),
    schema: wholeNumber.min(0, 'must not be negative').default(6_000),
  },
  DATA_DIR: {
    ...free('The folder for all embedded data: database, files, and keys.', '`.data`'),
    schema: z.string().default('.data'),
  },
  SECRET_KEY: {
    ...needed(
      'Signs downloads and upload permissions, and encrypts stored secrets. At least 32 random characters, the same in every process. Give several as `id:key`, separated by commas, newest first: the first signs, and all of them verify.',
      'a random key stored in `DATA_DIR`',
    ),
    schema: secretKeys,
  },
  STRIPE_SECRET_KEY: {
    ...needed('Secret key of the Stripe platform account.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_PUBLISHABLE_KEY: {
    ...needed('Publishable key of the same account, sent to browsers.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_WEBHOOK_SECRET: {
    ...needed('Signing secret of the webhook endpoint.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_API_URL: {
    ...free('Another server that implements Stripe’s API, for testing the connection to Stripe.', 'Stripe itself'),
    schema: webAddress,
  },
  S3_BUCKET: {
    ...needed('Bucket for uploads, documents, and exports.', 'files on disk in `DATA_DIR`'),
    schema: text,
  },
  S3_REGION: { ...needed('Region of the bucket.', 'files on disk in `DATA_DIR`'), schema: text },
  S3_ACCESS_KEY_ID: { ...needed('Access key for the bucket.', 'files on disk in `DATA_DIR`'), schema: text },
  S3_SECRET_ACCESS_KEY: { ...needed('Secret of that access key.', 'files on disk in `DATA_DIR`'), schema: text },
  S3_ENDPOINT: { ...free('URL of an S3-compatible storage service.', 'Amazon S3'), schema: webAddress },
  FILES_PER_PERSON_AND_DAY: {
    ...free('Maximum number of files one person can upload per day.', '1,000'),
    schema: wholeNumber.min(1, 'must be at least 1').default(1_000),
  },
  FILE_BYTES_PER_PERSON_AND_DAY: {
    ...free('Maximum bytes of files one person can upload per day.', '5 GB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(5_000_000_000),
  },
  FILE_BYTES_PER_SUBMISSION: {
    ...free('Maximum bytes of files in one submission.', '2 GB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(2_000_000_000),
  },
  FILE_BYTES_PER_TEAM: {
    ...free('Maximum bytes of files in one team.', '1 TB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(1_000_000_000_000),
  },
  CLAMD_URL: {
    ...free(
      'The ClamAV daemon, which scans every file before anyone can download it: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.',
      'files are not scanned for viruses',
    ),
    schema: address(/^(tcp|unix)$/, 'a URL that starts with tcp:// or unix:'),
  },
  SMTP_URL: {
    ...needed(
      'Mail server: `smtps://user:password@host:port`.',
      'emails are stored in the database and shown at /dev/mail',
    ),
    schema: address(/^smtps?$/, 'an smtp:// or smtps:// URL'),
  },
  SMTP_TLS: {
    ...free(
      '`required` never sends email without TLS; `offered` uses TLS if the mail server supports it.',
      '`required`, or `offered` for a mail server on this machine',
    ),
    schema: z.enum(['required', 'offered'], { error: 'must be required or offered' }).optional(),
  },
  MAIL_FROM: {
    ...needed('Sender of emails, such as `Portico <no-reply@example.gov>`.', 'Portico <no-reply@portico.example>'),
    schema: z.string().optional(),
  },
  REDIS_URL: {
    ...free('Carries events between processes instead of PostgreSQL.', 'PostgreSQL LISTEN and NOTIFY'),
    schema: address(/^rediss?$/, 'a redis:// or rediss:// URL'),
  },
  SMARTY_KEY: {
    ...needed(
      'Website key for the Smarty address service, for the host of `PUBLIC_URL`. Browsers never see it.',
      'a small list of demo town addresses',
    ),
    schema: text,
  },
  SMARTY_API_URL: {
    ...free('Another server that implements Smarty’s API, for testing the connection to Smarty.', 'Smarty itself'),
    schema: webAddress,
  },
  GIS_HOSTS: {
    ...free(
      'Hosts of ArcGIS feature services that entities can be read from, separated by commas.',
      'the demo town’s feature service; none in production',
    ),
    schema: z
      .string()
      .optional()
      .transform((hosts) =>
        (hosts ?? '')
          .split(',')
          .map((host) => host.trim())
          .filter((host) => host !== ''),
      ),
  },
  PERSISTED_OPERATIONS: {
    ...free(
      'Files of GraphQL documents that browsers can request by the MD5 hash of their text, separated by commas: the web client’s and those of your own pages.',
      '`persisted.json`, the web client’s documents',
    ),
    schema: z
      .string()
      .default('persisted.json')
      .transform((files) => files.split(',').map((file) => file.trim())),
  },
  CORS_ORIGINS: {
    ...free(
      'Origins whose pages can send requests with an API token, such as `https://maps.example.gov`, separated by commas; `*` for all. Cookies are never accepted from them.',
      'only `PUBLIC_URL`',
    ),
    schema: z
      .string()
      .optional()
      .transform((origins) =>
        (origins ?? '')
          .split(',')
          .map((origin) => origin.trim().replace(/\/$/, ''))
          .filter((origin) => origin !== ''),
      )
      .refine(
        (origins) => origins.every((origin) => origin === '*' || isOrigin(origin)),
        'must be origins such as https://maps.example.gov, separated by commas',
      ),
  },
  GRAPHIQL: {
    ...free(
      '`on` shows GraphiQL, a page for trying out GraphQL, at `/graphql` in a browser. In production, its requests need an API token.',
      '`off` in production, `on` otherwise',
    ),
    schema: z.enum(['on', 'off']).optional(),
  },
  TEAM_CREATION: {
    ...free(
      'Who can create teams. `operator`: only operators. `approval`: anyone with a verified email can request a team. `anybody`: anyone with a verified email can create one.',
      '`operator` in production, `anybody` otherwise',
    ),
    schema: z.enum(teamCreations, { error: 'must be operator, approval, or anybody' }).optional(),
  },
  LOG_LEVEL: {
    ...free('`trace`, `debug`, `info`, `warn`, `error`, or `silent`.', '`info` in production, `warn` otherwise'),
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], { error: 'must be a log level' }).optional(),
  },
  METRICS_PORT: {
    ...free('A separate port that serves `/metrics` to Prometheus.', 'no metrics'),
    schema: wholeNumber.min(0, 'must be a port number').max(65_535, 'must be a port number').optional(),
  },
  METRICS_HOST: {
    ...free('The address to serve metrics on.', '127.0.0.1'),
    schema: z.string().default('127.0.0.1'),
  },
  ACCESS_LOG: {
    ...free('`on` logs one line per request at level `info`.', '`on` in production, `off` otherwise'),
    schema: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  },
  WEB_DEV_SERVER: {
    ...free('Set by `npm run dev`: the URL where Vite serves the web client.', 'the built client'),
    schema: webAddress,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environmentVariables;

/** Groups of variables that must be set together or not at all. */
export const together: readonly (readonly VariableName[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
];
