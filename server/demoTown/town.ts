import type { Player } from '#server/demoTown/cast.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { OperationContext, Services } from '#server/Services.ts';

/** What building the town needs. All times are counted back from `today`. */
export interface Town {
  readonly services: Services;
  readonly today: Date;
  readonly people: ReadonlyMap<Player, string>;
  /** submits a form on a page of the payments sandbox */
  readonly answerPage: (url: string, form: Readonly<Record<string, string>>) => Promise<Response>;
}

const dayMs = 86_400_000;
// not a real session: no one has signed in
const sessionId = '00000000-0000-7000-8000-000000000000';

export function idOf({ people }: Town, player: Player): string {
  const id = people.get(player);
  if (id === undefined) throw new Error(`The demo town has nobody who plays the ${player}.`);
  return id;
}

/** A context as if someone from the town acted a number of days ago. */
export function as(town: Town, player: Player, daysAgo: number): OperationContext {
  const services = past(town, daysAgo);
  // the person has just signed in
  const proofOf = async () => ({ confirmedAt: services.now(), factorAt: null });
  return {
    services: { ...services, sessions: { ...services.sessions, proofOf } },
    actor: { kind: 'person', userId: idOf(town, player), sessionId },
  };
}

export function past({ services, today }: Pick<Town, 'services' | 'today'>, daysAgo: number): Services {
  const then = new Date(today.getTime() - daysAgo * dayMs);
  // the installation's rule for creating teams doesn't apply to the demo town
  return { ...services, now: () => then, teamCreation: 'anybody', payments: paidAt(services.payments, then) };
}

/** The sandbox charges at the current time; this dates the charge in the past. */
function paidAt(payments: PaymentProvider, at: Date): PaymentProvider {
  const chargesOfIntent: PaymentProvider['chargesOfIntent'] = async (intentId) => {
    const charges = await payments.chargesOfIntent(intentId);
    return charges.map((charge) => ({ ...charge, at }));
  };
  return { ...payments, chargesOfIntent };
}

const prefix = 'demo-town/';

/** The idempotency key of one piece, so that a start that was killed can simply run again. */
export const pieceKey = (...name: readonly (string | number)[]): string => prefix + name.join('/');

export const isPieceKey = { startsWith: prefix };
