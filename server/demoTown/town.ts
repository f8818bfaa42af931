import type { TownPerson } from '#server/demoTown/townPeople.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { OperationContext, Services } from '#server/Services.ts';

/** What the town is built with. All its times are relative to `today`. */
export interface Town {
  readonly services: Services;
  readonly today: Date;
  readonly people: ReadonlyMap<TownPerson, string>;
  /** submits a form on a page of the payments sandbox */
  readonly answerPage: (url: string, form: Readonly<Record<string, string>>) => Promise<Response>;
}

const dayMs = 86_400_000;
// not a real session: no one is signed in
const sessionId = '00000000-0000-7000-8000-000000000000';

export function townPersonId({ people }: Town, player: TownPerson): string {
  const id = people.get(player);
  if (id === undefined) throw new Error(`The demo town has no one in the part ${player}.`);
  return id;
}

/** The context of an operation that someone in the town did days ago. */
export function townContext(town: Town, player: TownPerson, daysAgo: number): OperationContext {
  const services = servicesInPast(town, daysAgo);
  // counts as freshly signed in
  const proofOf = async () => ({ confirmedAt: services.now(), factorAt: null });
  return {
    services: { ...services, sessions: { ...services.sessions, proofOf } },
    actor: { kind: 'person', userId: townPersonId(town, player), sessionId },
  };
}

export function servicesInPast({ services, today }: Pick<Town, 'services' | 'today'>, daysAgo: number): Services {
  const then = new Date(today.getTime() - daysAgo * dayMs);
  // the town's teams count as approved
  return { ...services, now: () => then, teamCreation: 'anybody', payments: paidAt(services.payments, then) };
}

/** The sandbox charges money now. This dates its charges back. */
function paidAt(payments: PaymentProvider, at: Date): PaymentProvider {
  const chargesOfIntent: PaymentProvider['chargesOfIntent'] = async (intentId) => {
    const charges = await payments.chargesOfIntent(intentId);
    return charges.map((charge) => ({ ...charge, at }));
  };
  return { ...payments, chargesOfIntent };
}

const prefix = 'demo-town/';

/**
 * Idempotency keys: each piece is created once. An interrupted start is continued by running everything again.
 */
export const townPieceKey = (...name: readonly (string | number)[]): string => prefix + name.join('/');

export const isTownPieceKey = { startsWith: prefix };
