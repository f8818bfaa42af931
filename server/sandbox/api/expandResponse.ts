import { ownValue } from '#domain/kernel/ownValue.ts';
import { invalidRequest } from '#server/sandbox/api/stripeFailure.ts';
import type { RecordKind } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

type Json = Record<string, unknown>;

const kindOfPrefix: Readonly<Record<string, RecordKind>> = {
  acct: 'account',
  ch: 'charge',
  du: 'dispute',
  fee: 'application_fee',
  pi: 'payment_intent',
  pm: 'payment_method',
  py: 'charge',
  pyr: 'refund',
  re: 'refund',
  tr: 'transfer',
  txn: 'balance_transaction',
};

const maxDepth = 4;

/** Replaces ids with their objects: `expand[]=latest_charge.balance_transaction`, `expand[]=data.charge`. */
export async function expandResponse(db: SandboxReading, body: unknown, paths: readonly string[]): Promise<unknown> {
  let expanded = body;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > maxDepth) throw invalidRequest(`You cannot expand more than ${maxDepth} levels: ${path}`);
    expanded = await expandPath(db, expanded as Json, names, path);
  }
  return expanded;
}

async function expandPath(db: SandboxReading, object: Json, names: readonly string[], path: string): Promise<Json> {
  const [name = '', ...rest] = names;
  const value =
    name === 'refunds' && object['object'] === 'charge' ? await refundsOf(db, object) : ownValue(object, name);
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  return { ...object, [name]: await expandValue(db, value, rest, path) };
}

async function expandValue(
  db: SandboxReading,
  value: unknown,
  rest: readonly string[],
  path: string,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => expandValue(db, item, rest, path)));
  const object = typeof value === 'string' ? await load(db, value, path) : value;
  return rest.length === 0 || object === null ? object : expandPath(db, object as Json, rest, path);
}

async function load(db: SandboxReading, id: string, path: string): Promise<unknown> {
  const kind = ownValue(kindOfPrefix, id.split('_')[0] ?? '');
  const object = kind && (await db.find(kind, id));
  if (!object) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return object;
}

async function refundsOf(db: SandboxReading, charge: Json): Promise<Json> {
  const refunds = await db.list('refund', { match: { charge: String(charge['id']) }, limit: 11 });
  return {
    object: 'list',
    data: refunds.slice(0, 10),
    has_more: refunds.length > 10,
    url: `/v1/charges/${String(charge['id'])}/refunds`,
  };
}
