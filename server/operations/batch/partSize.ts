/**
 * So many are done in one transaction: enough that each costs little, and few enough that nobody who works on one of
 * them waits for long.
 */
const mostAtOnce = 500;
/** So many of them go on beside each other. Rights are asked anew for each, and it is said how far it is after each. */
export const lanes = 3;

/** All lanes end together: none works alone at a last part. */
export function partSize(count: number): number {
  const rounds = Math.max(1, Math.ceil(count / (lanes * mostAtOnce)));
  return Math.ceil(count / (lanes * rounds));
}
