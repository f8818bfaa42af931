/** The database cannot be asked now. Nothing is wrong with the request: the same one may be answered a moment later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Whoever is told to come back comes back after this. */
export const comeBackAfterSeconds = 2;

/** What the network, PostgreSQL (classes 08 and 53, an end by an operator, a statement out of time) and Prisma call it. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\d{3}|53\d{3}|57P0[1-5]|57014|P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
/** What `pg` says where it gives no code. */
const sentences =
  /timeout exceeded when trying to connect|connection timeout|Connection terminated|Query read timeout|connection error and is not queryable|Client was closed|after calling end on the pool|Server has closed the connection|ConnectionClosed|SocketTimeout|DatabaseNotReachable/;

/** Whether the database was away, full or too slow, whoever wrapped what it said. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error) || depth > 4) return false;
  const { code, meta, errors } = error as { code?: unknown; meta?: { code?: unknown }; errors?: unknown[] };
  if (isCode(code) || isCode(meta?.code) || sentences.test(error.message)) return true;
  return isUnavailable(error.cause, depth + 1) || (errors?.some((one) => isUnavailable(one, depth + 1)) ?? false);
}

const isCode = (code: unknown): boolean => typeof code === 'string' && codes.test(code);
