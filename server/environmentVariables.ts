import { isIP } from 'node:net';
import { z } from 'zod';
import { teamCreations } from '#domain/team/teamCreation.ts';
import { readAllowedHost } from '#server/outbound/AllowedHost.ts';
import { readSecretKeys } from '#server/secrets/readSecretKeys.ts';

interface Variable {
  readonly meaning: string;
  /** The default, or what is used instead when it isn't set. */
  readonly unset: string;
  /** With NODE_ENV=production these have no embedded default, and a missing one is an error. */
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
    'must be a key of at least 32 characters, or several as `id:key` separated by commas, newest first',
  )
  .optional();
const address = (protocol: RegExp, kind: string): z.ZodOptional<z.ZodURL> =>
  z.url({ protocol, error: `must be ${kind}` }).optional();
/** An IP address with or without a port, as `dns.setServers` takes it. */
const isDnsServer = (text: string): boolean => {
  const [, address = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return isIP(address) !== 0;
};

const wholeNumber = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number');
const webAddress = address(/^https?$/, 'a URL that starts with https:// or http://');

const isTilesUrl = (url: string | undefined): boolean =>
  url === undefined || (/^https?:\/\/[^{}]+\//.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part)));

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** Every environment variable that Portico reads, in the order of the README. */
export const environmentVariables = {
  NODE_ENV: {
    ...free('`production` starts nothing embedded and turns off developer conveniences.', '`development`'),
    schema: z.enum(['development', 'test', 'production']).default('development'),
  },
  DATABASE_URL: {
    ...needed(
      'PostgreSQL 15 or newer, as `postgresql://user:password@host:port/database`.',
      'an embedded PostgreSQL in `DATA_DIR`',
    ),
    schema: address(/^postgres(ql)?$/, 'a postgresql:// URL'),
  },
  MIGRATE_DATABASE_URL: {
    ...free(
      'The same database with its owner as the user, only for `npm run migrate`, which gives the user in `DATABASE_URL` the rights that servers need.',
      '`DATABASE_URL`',
    ),
    schema: address(/^postgres(ql)?$/, 'a postgresql:// URL'),
  },
  DATABASE_POOL: {
    ...free('Maximum number of database connections per process.', '8'),
    schema: wholeNumber.min(2, 'must be at least 2').default(8),
  },
  PORT: {
    ...free('The port to listen on. 0 takes any free port.', '4000, or the next free one'),
    schema: wholeNumber.min(0, 'must be a port').max(65_535, 'must be a port').optional(),
  },
  HOST: {
    ...free(
      'The IP address to listen on. `0.0.0.0` or `::` means all of them.',
      '127.0.0.1; all addresses in production',
    ),
    schema: text,
  },
  DRAIN_SECONDS: {
    ...free(
      'How long a stopping server keeps answering, so that load balancers can redirect requests.',
      '0; 10 in production',
    ),
    schema: wholeNumber.min(0, 'must not be negative').max(300, 'must be at most 300').optional(),
  },
  PUBLIC_URL: {
    ...needed('The address that people use, as in links in emails.', 'http://localhost and the port'),
    schema: webAddress.transform((url) => (url === undefined ? undefined : new URL(url).origin)),
  },
  TRUSTED_PROXIES: {
    ...free('Number of proxies in front. Client addresses are read from the headers they forward.', '0'),
    schema: wholeNumber.min(0, 'must not be negative').default(0),
  },
  REQUESTS_PER_MINUTE: {
    ...free(
      'Requests per minute that one process accepts from one network. A person gets a tenth of it, and everyone who isn’t signed in a fifth together. 0 turns the limit off, for a proxy that has its own.',
      '6000',
    ),
    schema: wholeNumber.min(0, 'must not be negative').default(6_000),
  },
  DATA_DIR: {
    ...free('The folder for everything embedded: database, files, keys.', '`.data`'),
    schema: z.string().default('.data'),
  },
  SECRET_KEY: {
    ...needed(
      'Signs downloads and upload permissions, and encrypts secrets. At least 32 random characters, the same in every process. To change it, list several as `id:key` separated by commas, newest first: the first signs, all verify.',
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
    ...needed('Signing secret of the webhook endpoint, or both separated by a comma.', 'the payments sandbox'),
    schema: text,
  },
  STRIPE_API_URL: {
    ...free('Another server with Stripe’s API, for tests.', 'Stripe'),
    schema: webAddress,
  },
  S3_BUCKET: {
    ...needed('Bucket for uploads, documents, and exports.', 'files on disk in `DATA_DIR`'),
    schema: text,
  },
  S3_REGION: { ...needed('Region of the bucket.', 'files on disk in `DATA_DIR`'), schema: text },
  S3_ACCESS_KEY_ID: { ...needed('Access key for the bucket.', 'files on disk in `DATA_DIR`'), schema: text },
  S3_SECRET_ACCESS_KEY: { ...needed('Secret of that access key.', 'files on disk in `DATA_DIR`'), schema: text },
  S3_ENDPOINT: { ...free('Address of an S3-compatible storage service.', 'Amazon S3'), schema: webAddress },
  FILES_PER_PERSON_AND_DAY: {
    ...free('How many files one person may upload per day.', '1,000'),
    schema: wholeNumber.min(1, 'must be at least 1').default(1_000),
  },
  FILE_BYTES_PER_PERSON_AND_DAY: {
    ...free('How many bytes of files one person may upload per day.', '5 GB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(5_000_000_000),
  },
  FILE_BYTES_PER_SUBMISSION: {
    ...free('How many bytes of files one submission may have.', '2 GB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(2_000_000_000),
  },
  FILE_BYTES_PER_TEAM: {
    ...free('How many bytes of files one team may have.', '1 TB'),
    schema: wholeNumber.min(1, 'must be at least 1').default(1_000_000_000_000),
  },
  CLAMD_URL: {
    ...free(
      'The ClamAV daemon that scans every file before anyone gets it: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.',
      'files are not scanned for viruses',
    ),
    schema: address(/^(tcp|unix)$/, 'a URL that starts with tcp:// or unix:'),
  },
  SMTP_URL: {
    ...needed(
      'Mail server, as `smtps://user:password@host:port`.',
      'emails are stored in the database and shown at /dev/mail',
    ),
    schema: address(/^smtps?$/, 'an smtp:// or smtps:// URL'),
  },
  SMTP_TLS: {
    ...free(
      '`required` sends nothing to a mail server without TLS. `offered` uses TLS if the server supports it.',
      '`required`, or `offered` for a mail server on this machine',
    ),
    schema: z.enum(['required', 'offered'], { error: 'must be required or offered' }).optional(),
  },
  MAIL_FROM: {
    ...needed('Sender of emails, as `Portico <no-reply@example.gov>`.', 'Portico <no-reply@portico.example>'),
    schema: z.string().optional(),
  },
  REDIS_URL: {
    ...free('Carries events between processes instead of PostgreSQL.', 'PostgreSQL LISTEN and NOTIFY'),
    schema: address(/^rediss?$/, 'a redis:// or rediss:// address'),
  },
  SMARTY_KEY: {
    ...needed(
      'Website key for the Smarty address service, for the host of `PUBLIC_URL`. Browsers never see it.',
      'a small list of demo town addresses',
    ),
    schema: text,
  },
  SMARTY_API_URL: {
    ...free('Another server with Smarty’s API, for tests.', 'Smarty'),
    schema: webAddress,
  },
  DNS_SERVERS: {
    ...free(
      'IP addresses of the DNS servers that verify teams’ domains, separated by commas, such as `9.9.9.9` or `127.0.0.1:5353`.',
      'the DNS servers of the system',
    ),
    schema: z
      .string()
      .optional()
      .transform((servers) =>
        (servers ?? '')
          .split(',')
          .map((server) => server.trim())
          .filter((server) => server !== ''),
      )
      .refine((servers) => servers.every(isDnsServer), 'must be IP addresses, each with or without a port'),
  },
  GIS_HOSTS: {
    ...free(
      'Hosts of ArcGIS feature services that records may be read from, separated by commas, such as `gis.example.gov` or `gis.example.gov:6443`. Nothing is read from other hosts, over HTTP, or from addresses of a private network.',
      'none; outside production always the parcels of the demo town',
    ),
    schema: z
      .string()
      .optional()
      .transform((hosts) =>
        (hosts ?? '')
          .split(',')
          .map((host) => host.trim())
          .filter((host) => host !== '')
          .map(readAllowedHost),
      )
      .refine((hosts) => !hosts.includes(null), 'must be names of hosts, each with or without a port')
      .transform((hosts) => hosts.filter((host) => host !== null)),
  },
  MAP_TILES_URL: {
    ...free(
      'Where browsers load the background of maps from, as `https://tiles.example.gov/{z}/{x}/{y}.png`. Browsers send this server the areas that people look at.',
      'places are shown on a plain background',
    ),
    schema: z
      .string()
      .optional()
      .refine(isTilesUrl, 'must be a URL that starts with https:// or http:// and contains {z}, {x}, and {y}'),
  },
  MAP_ATTRIBUTION: {
    ...free('The credit below maps with a background, as its provider requires.', 'no credit'),
    schema: text,
  },
  PERSISTED_OPERATIONS: {
    ...free(
      'Files with the GraphQL documents that browsers may request by MD5, separated by commas: those of the web client and of your own pages.',
      '`persisted.json`, the documents of the web client',
    ),
    schema: z
      .string()
      .default('persisted.json')
      .transform((files) => files.split(',').map((file) => file.trim())),
  },
  CORS_ORIGINS: {
    ...free(
      'Origins whose pages may call with an API token, such as `https://maps.example.gov`, separated by commas. `*` means all. Cookies are never accepted.',
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
        'must contain only origins such as https://maps.example.gov',
      ),
  },
  GRAPHIQL: {
    ...free(
      '`on` shows GraphiQL, a page for trying GraphQL, at `/graphql` in a browser. In production it requires a token.',
      '`off` in production, `on` otherwise',
    ),
    schema: z.enum(['on', 'off']).optional(),
  },
  TEAM_CREATION: {
    ...free(
      'Who can create teams. `operator`: only operators. `approval`: people with a verified email request one. `anybody`: anyone with a verified email.',
      '`operator` in production, `anybody` otherwise',
    ),
    schema: z.enum(teamCreations, { error: 'must be operator, approval, or anybody' }).optional(),
  },
  LOG_LEVEL: {
    ...free('`trace`, `debug`, `info`, `warn`, `error`, or `silent`.', '`info` in production, `warn` otherwise'),
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], { error: 'must be a log level' }).optional(),
  },
  METRICS_PORT: {
    ...free('The port of `/metrics` for Prometheus, separate from `PORT`.', 'no metrics'),
    schema: wholeNumber.min(0, 'must be a port').max(65_535, 'must be a port').optional(),
  },
  METRICS_HOST: {
    ...free('The IP address on which metrics are served.', '127.0.0.1'),
    schema: z.string().default('127.0.0.1'),
  },
  ACCESS_LOG: {
    ...free('`on` logs one line per request at the level `info`.', '`on` in production, `off` otherwise'),
    schema: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  },
  WEB_DEV_SERVER: {
    ...free('Set by `npm run dev`: the URL where Vite serves the web client.', 'the built client'),
    schema: webAddress,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environmentVariables;

/** Variables that must be set together or not at all. */
export const requiredTogether: readonly (readonly VariableName[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
];
