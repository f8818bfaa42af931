import { buildTown, townFinished } from '#server/demoTown/buildTown.ts';
import { isTownPieceKey } from '#server/demoTown/town.ts';
import { townPeople, townPassword } from '#server/demoTown/townPeople.ts';
import type { Mount } from '#server/http/createApp.ts';
import { storeOnlyTransport } from '#server/mail/transport.ts';
import type { Services } from '#server/Services.ts';

export interface DemoSignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Builds the demo town in an empty database, or finishes an incomplete one, and returns who can sign in. Does nothing on an
 * installation that really sends email, because the town's people would get emails.
 */
export async function setUpDemoTown(services: Services, embedded: readonly Mount[]): Promise<readonly DemoSignIn[]> {
  if (services.mail !== storeOnlyTransport) return [];
  const { db } = services;
  const isWhole = (await db.activity.findFirst({ where: { kind: townFinished } })) !== null;
  if (!isWhole) {
    // in this order: an interrupted start may still be committing a person together with their key
    const isLivedIn = (await db.user.count()) > 0;
    if (isLivedIn && (await db.idempotencyKey.count({ where: { key: isTownPieceKey } })) === 0) return [];
    await buildTown(services, (url, form) => answerPage(services, embedded, url, form));
  }
  return signIns(services);
}

/** No server is listening yet, so the page is called in this process. */
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

/** The town's people whose accounts still exist. */
async function signIns({ db }: Services): Promise<readonly DemoSignIn[]> {
  const named = Object.values(townPeople).flatMap((part) => ('who' in part ? [part] : []));
  const emails = named.map(({ email }) => email);
  const there = await db.user.findMany({ where: { email: { in: emails }, deactivatedAt: null } });
  const known = new Set(there.map(({ email }) => email));
  return named
    .filter(({ email }) => known.has(email))
    .map(({ who, email }) => ({ who, email, password: townPassword }));
}
