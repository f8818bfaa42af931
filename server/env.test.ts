import { describe, expect, it } from 'vitest';
import { InvalidSettings, readEnv } from '#server/env.ts';
import { environmentVariables, type VariableName } from '#server/environmentVariables.ts';

const names = Object.keys(environmentVariables) as VariableName[];
const needed = names.filter((name) => environmentVariables[name].neededInProduction);

const production: Record<string, string> = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://portico:secret@db.example.gov/portico',
  PUBLIC_URL: 'https://permits.example.gov/',
  SECRET_KEY: 'k'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  S3_BUCKET: 'files',
  S3_REGION: 'us-west-2',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://mail.example.gov',
  MAIL_FROM: 'Permits <no-reply@example.gov>',
  SMARTY_KEY: 'key',
};

const complaintOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof InvalidSettings) return error.message;
    throw error;
  }
  return '';
};

describe('the settings', () => {
  it('are complete with nothing set, outside production', () => {
    const env = readEnv({});
    expect(env.NODE_ENV).toBe('development');
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.DATA_DIR).toBe('.data');
  });

  it('treat an empty variable as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: undefined, DATABASE_URL: undefined });
  });

  it('are parsed to their types', () => {
    const env = readEnv({
      PORT: '0',
      GIS_HOSTS: 'gis.example.gov, Maps.example.gov:6443',
      PUBLIC_URL: 'https://a.gov/',
    });
    expect(env.PORT).toBe(0);
    expect(env.GIS_HOSTS).toEqual([
      { hostname: 'gis.example.gov', port: 443 },
      { hostname: 'maps.example.gov', port: 6443 },
    ]);
    expect(env.PUBLIC_URL).toBe('https://a.gov');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/portico'],
    ['PUBLIC_URL', 'permits.example.gov'],
    ['SECRET_KEY', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL', '1'],
    ['REDIS_URL', 'http://redis'],
    ['MAP_TILES_URL', 'https://tiles.example.gov/'],
    ['MAP_TILES_URL', 'https://{z}.example.gov/{x}/{y}.png'],
  ])('reject %s=%s and name it', (name, value) => {
    expect(complaintOf({ [name]: value })).toMatch(new RegExp(`- ${name} must `));
  });

  it('report everything that is wrong at once', () => {
    expect(complaintOf({ PORT: 'x', LOG_LEVEL: 'y' }).match(/^ {2}- /gm)).toHaveLength(2);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['S3_BUCKET', 'S3_REGION'],
    ['SMTP_URL', 'MAIL_FROM'],
  ])('reject %s without %s', (present, absent) => {
    const value = production[present] ?? '';
    expect(complaintOf({ [present]: value })).toContain(`${absent} is missing. It is required with ${present}.`);
  });
});

describe('the settings in production', () => {
  it('are accepted if everything required is set', () => {
    expect(Object.keys(production)).toEqual(expect.arrayContaining(needed));
    expect(readEnv(production).NODE_ENV).toBe('production');
  });

  it.each(needed)('require %s and name it', (name) => {
    const { [name]: _left, ...others } = production;
    expect(complaintOf(others)).toContain(`${name} is missing.`);
  });
});
