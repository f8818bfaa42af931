import type { Pool } from 'pg';
import { createResolver } from '#server/dns/createResolver.ts';
import type { TextRecords } from '#server/dns/TextRecords.ts';
import type { Env } from '#server/env.ts';

/** DNS; outside production also the demo zone, whose names the internet will never have. */
export async function openTextRecords(env: Pick<Env, 'DNS_SERVERS' | 'NODE_ENV'>, pool: Pool): Promise<TextRecords> {
  const resolver = createResolver(env.DNS_SERVERS);
  if (env.NODE_ENV === 'production') return resolver;
  const { createDemoZone } = await import('#server/sandbox/dns/createDemoZone.ts');
  const demo = createDemoZone(pool);
  return { lookUp: (name) => (demo.has(name) ? demo.lookUp(name) : resolver.lookUp(name)) };
}
