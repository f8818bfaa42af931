import { z } from 'zod';
import { teamCreations } from '#domain/team/creation.ts';
import { readSecretKeys } from '#server/readSecretKeys.ts';

interface Variable {
  readonly meaning: string;
  /** What happens if it is not set. */
  readonly unset: string;
  /** With NODE_ENV=production, no embedded part replaces these, and a missing one is an error. */
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
    'must be a key of at least 32 characters, or several as `id:key` with commas between, newest first',
  )
  .optional();
const address = (protocol: RegExp, kind: string): z.ZodOptional<z.ZodURL> =>
  z.url({ protocol, error: `must be ${kind}` }).optional();
const wholeNumber = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number');
const webAddress = address(/^https?$/, 'an address that begins with https:// or http://');

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Every variable that Portico reads, in the order of the documentation. */
export const environmentVariables = {
  NODE_ENV: {
    ...free('`production` refuses every embedded part and turns developer conveniences off.', '`development`'),
    schema: z.enum(['development', 'test', 'production']).default('development'),
  },
  DATABASE_URL: {
    ...needed(
      'PostgreSQL 15 or newer, as `postgresql://user:password@host:port/database`.',
      'an embedded PostgreSQL below `DATA_DIR`',
    ),
    schema: address(/^postgres(ql)?$/, 'a postgresql:// address'),
  },
  MIGRATE_DATABASE_URL: {
    ...free(
      'The same database as its owner, for `npm run migrate` alone; the user of `DATABASE_URL` is given what servers need.',
      '`DATABASE_URL`',
    ),
    schema: address(/^postgres(ql)?$/, 'a postgresql:// address'),
  },
  DATABASE_POOL: {
    ...free('Connections that one process keeps open at most.', '8'),
    schema: wholeNumber.min(2, 'must be at least 2').default(8),
  },
  PORT: {
    ...free('The port that is listened on; 0 takes any free one.', '4000, or the next free one'),
    schema: wholeNumber.min(0, 'must be a port').max(65_535, 'must be a port').optional(),
  },
  HOST: {
    ...free(
      'The address to listen on; `0.0.0.0` or `::` is every one of this machine.',
      '127.0.0.1; every address in production',
    ),
    schema: text,
  },
  DRAIN_SECONDS: {
    ...free(
      'How long a server that is told to stop goes on answering, so that balancers send people elsewhere.',
      '0; 10 in production',
    ),
    schema: wholeNumber.min(0, 'must not be negative').max(300, 'must be at most 300').optional(),
  },
  PUBLIC_URL: {
    ...needed('The address that people type, as in links of mails.', 'http://localhost and the port'),
    schema: webAddress.transform((url) => (url === undefined ? undefined : new URL(url).origin)),
  },
  TRUSTED_PROXIES: {
    ...free('How many proxies stand in front; the address of a client is taken from what they forward.', '0'),
    schema: wholeNumber.min(0, 'must not be negative').default(0),
  },
  REQUESTS_PER_MINUTE: {
    ...free(
      'What one network may ask of one process in a minute; a person has a tenth of it, strangers a fifth together. 0 counts nothing, where a proxy does.',
      '6000',
    ),
    schema: wholeNumber.min(0, 'must not be negative').default(6_000),
  },
  DATA_DIR: {
    ...free('The folder of everything embedded: database, files, keys.', '`.data`'),
    schema: z.string().default('.data'),
  },
  SECRET_KEY: {
    ...needed(
      'Signs downloads and upload permissions, and seals what is kept secret; at least 32 random characters, the same in every process. Several as `id:key` with commas between, newest first: the first signs, all verify.',
      'a random one kept below `DATA_DIR`',
    ),
    schema: secretKeys,
  },
  STRIPE_SECRET_KEY: {
    ...needed('Secret key of the Stripe platform account.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_PUBLISHABLE_KEY: {
    ...needed('Publishable key of the same account, given to browsers.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_WEBHOOK_SECRET: {
    ...needed('Signing secret of the webhook endpoint.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_API_URL: {
    ...free('Another server that speaks Stripe’s API, for tests of the ways to Stripe.', 'Stripe itself'),
    schema: webAddress,
  },
  S3_BUCKET: {
    ...needed('Bucket for uploads, documents and exports.', 'files on disk below `DATA_DIR`'),
    schema: text,
  },
  S3_REGION: { ...needed('Region of the bucket.', 'files on disk below `DATA_DIR`'), schema: text },
  S3_ACCESS_KEY_ID: { ...needed('Access key for the bucket.', 'files on disk below `DATA_DIR`'), schema: text },
  S3_SECRET_ACCESS_KEY: { ...needed('Secret of that access key.', 'files on disk below `DATA_DIR`'), schema: text },
  S3_ENDPOINT: { ...free('Address of a storage service that is compatible with S3.', 'Amazon S3'), schema: webAddress },
  FILES_PER_PERSON_AND_DAY: {
    ...free('How many files one person may upload within a day.', '1,000'),
    schema: wholeNumber.min(1, 'must be at least 1').default(1_000),
  },
  FILE_BYTES_PER_PERSON_AND_DAY: {
    ...free('How many bytes of files one person may upload within a day.', '5 GB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(5_000_000_000),
  },
  FILE_BYTES_PER_SUBMISSION: {
    ...free('How many bytes of files one submission holds.', '2 GB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(2_000_000_000),
  },
  FILE_BYTES_PER_TEAM: {
    ...free('How many bytes of files one team holds.', '1 TB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(1_000_000_000_000),
  },
  CLAMD_URL: {
    ...free(
      'ClamAV’s daemon, which looks at every file before anybody gets it: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.',
      'files are not scanned for viruses',
    ),
    schema: address(/^(tcp|unix)$/, 'an address that begins with tcp:// or unix:'),
  },
  SMTP_URL: {
    ...needed(
      'Mail server, as `smtps://user:password@host:port`.',
      'mails are kept in the database and shown at /dev/mail',
    ),
    schema: address(/^smtps?$/, 'an smtp:// or smtps:// address'),
  },
  SMTP_TLS: {
    ...free(
      '`required` sends nothing to a mail server without TLS; `offered` uses TLS where there is some.',
      '`required`, or `offered` for a mail server on this machine',
    ),
    schema: z.enum(['required', 'offered'], { error: 'must be required or offered' }).optional(),
  },
  MAIL_FROM: {
    ...needed('Sender of mails, as `Portico <no-reply@example.gov>`.', 'Portico <no-reply@portico.example>'),
    schema: z.string().optional(),
  },
  REDIS_URL: {
    ...free('Carries events between processes in place of PostgreSQL.', 'PostgreSQL LISTEN and NOTIFY'),
    schema: address(/^rediss?$/, 'a redis:// or rediss:// address'),
  },
  SMARTY_KEY: {
    ...needed(
      'Website key of the Smarty address service, for the host of `PUBLIC_URL`; browsers never see it.',
      'a small gazetteer of the demo town',
    ),
    schema: text,
  },
  SMARTY_API_URL: {
    ...free('Another server that speaks Smarty’s API, for tests of the ways to Smarty.', 'Smarty itself'),
    schema: webAddress,
  },
  GIS_HOSTS: {
    ...free(
      'Hosts of the ArcGIS feature services that entities may be read from, separated by commas.',
      'the feature service of the demo town; none in production',
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
      'Files of GraphQL documents that browsers may request by the MD5 of their text, separated by commas: those of the web client, and those of your own pages.',
      '`persisted.json`, the documents of the web client',
    ),
    schema: z
      .string()
      .default('persisted.json')
      .transform((files) => files.split(',').map((file) => file.trim())),
  },
  CORS_ORIGINS: {
    ...free(
      'Origins whose pages may call with an API token, as `https://maps.example.gov`, separated by commas; `*` for all. Never with cookies.',
      'none but `PUBLIC_URL`',
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
      .refine((origins) => origins.every((origin) => origin === '*' || isOrigin(origin)), 'holds what is no origin'),
  },
  GRAPHIQL: {
    ...free(
      '`on` shows GraphiQL, a page to try GraphQL on, to whoever opens `/graphql` in a browser; in production it asks with a token.',
      '`off` in production, `on` otherwise',
    ),
    schema: z.enum(['on', 'off']).optional(),
  },
  TEAM_CREATION: {
    ...free(
      'Who decides that there is a new team: `operator` makes them, `approval` lets verified people ask for one, `anybody` who is verified makes one.',
      '`operator` in production, `anybody` otherwise',
    ),
    schema: z.enum(teamCreations, { error: 'must be operator, approval or anybody' }).optional(),
  },
  LOG_LEVEL: {
    ...free('`trace`, `debug`, `info`, `warn`, `error` or `silent`.', '`info` in production, `warn` otherwise'),
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], { error: 'must be a log level' }).optional(),
  },
  METRICS_PORT: {
    ...free('The port at which Prometheus finds `/metrics`, apart from the one for people.', 'no metrics'),
    schema: wholeNumber.min(0, 'must be a port').max(65_535, 'must be a port').optional(),
  },
  METRICS_HOST: {
    ...free('The address on which metrics are served.', '127.0.0.1'),
    schema: z.string().default('127.0.0.1'),
  },
  ACCESS_LOG: {
    ...free('`on` writes one line for every request, at the level `info`.', '`on` in production, `off` otherwise'),
    schema: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  },
  WEB_DEV_SERVER: {
    ...free('Set by `npm run dev`: where Vite serves the web client.', 'the built client'),
    schema: webAddress,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environmentVariables;

/** Variables that only make sense together: all of them or none. */
export const together: readonly (readonly VariableName[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
];
