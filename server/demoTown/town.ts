import type { Player } from '#server/demoTown/cast.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import type { OperationContext, Services } from '#server/Services.ts';

/** What the town is made with. All its moments are counted back from one. */
export interface Town {
  readonly services: Services;
  readonly today: Date;
  readonly people: ReadonlyMap<Player, string>;
  /** presses a button on a page of the payments sandbox */
  readonly answerPage: (url: string, form: Readonly<Record<string, string>>) => Promise<Response>;
}

const dayMs = 86_400_000;
// no session of a browser: nobody has signed in
const sessionId = '00000000-0000-7000-8000-000000000000';

export function idOf({ people }: Town, player: Player): string {
  const id = people.get(player);
  if (id === undefined) throw new Error(`The demo town has nobody who plays the ${player}.`);
  return id;
}

/** As if somebody of the town did something some days ago. */
export function as(town: Town, player: Player, daysAgo: number): OperationContext {
  const services = past(town, daysAgo);
  // whoever plays has just signed in
  const proofOf = async () => ({ confirmedAt: services.now(), factorAt: null });
  return {
    services: { ...services, sessions: { ...services.sessions, proofOf } },
    actor: { kind: 'person', userId: idOf(town, player), sessionId },
  };
}

export function past({ services, today }: Pick<Town, 'services' | 'today'>, daysAgo: number): Services {
  const then = new Date(today.getTime() - daysAgo * dayMs);
  // whoever decides about teams here has decided about those of the town
  return { ...services, now: () => then, teamCreation: 'anybody', payments: paidAt(services.payments, then) };
}

/** The sandbox takes money here and now; whoever asks in the past hears that it was then. */
function paidAt(payments: PaymentProvider, at: Date): PaymentProvider {
  const chargesOfIntent: PaymentProvider['chargesOfIntent'] = async (intentId) => {
    const charges = await payments.chargesOfIntent(intentId);
    return charges.map((charge) => ({ ...charge, at }));
  };
  return { ...payments, chargesOfIntent };
}

const prefix = 'demo-town/';

/**
 * By its key each piece is made once: a start that was killed in the middle is taken up where it ended by doing
 * everything again.
 */
export const pieceKey = (...name: readonly (string | number)[]): string => prefix + name.join('/');

export const isPieceKey = { startsWith: prefix };
