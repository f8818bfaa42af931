import { buildTown, townFinished } from '#server/demoTown/buildTown.ts';
import { cast, townPassword } from '#server/demoTown/cast.ts';
import { isPieceKey } from '#server/demoTown/town.ts';
import type { Mount } from '#server/http/createApp.ts';
import { keptTransport } from '#server/mail/transport.ts';
import type { Services } from '#server/Services.ts';

export interface DemoSignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Fills an empty database with the demo town, or finishes one that was started, and returns its sign-ins. Never if
 * email is really sent, because the town's people would get it.
 */
export async function firstRun(services: Services, embedded: readonly Mount[]): Promise<readonly DemoSignIn[]> {
  if (services.mail !== keptTransport) return [];
  const { db } = services;
  const isWhole = (await db.activity.findFirst({ where: { kind: townFinished } })) !== null;
  if (!isWhole) {
    // check in this order: a killed start may still be committing, and a person's key is committed with them
    const isLivedIn = (await db.user.count()) > 0;
    if (isLivedIn && (await db.idempotencyKey.count({ where: { key: isPieceKey } })) === 0) return [];
    await buildTown(services, (url, form) => answerPage(services, embedded, url, form));
  }
  return signIns(services);
}

/** The server isn't listening yet, so the page is requested in this process. */
async function answerPage(
  { publicUrl }: Services,
  embedded: readonly Mount[],
  url: string,
  form: Readonly<Record<string, string>>,
): Promise<Response> {
  const door = embedded.find(({ path }) => url.startsWith(`${publicUrl}${path}/`));
  if (!door) throw new Error('The payments sandbox has no pages here.');
  const path = url.slice(`${publicUrl}${door.path}`.length);
  return door.routes.request(path, { method: 'POST', body: new URLSearchParams(form) });
}

/** The town's people who still have an active account. */
async function signIns({ db }: Services): Promise<readonly DemoSignIn[]> {
  const named = Object.values(cast).flatMap((part) => ('who' in part ? [part] : []));
  const emails = named.map(({ email }) => email);
  const there = await db.user.findMany({ where: { email: { in: emails }, deactivatedAt: null } });
  const known = new Set(there.map(({ email }) => email));
  return named
    .filter(({ email }) => known.has(email))
    .map(({ who, email }) => ({ who, email, password: townPassword }));
}
