import type { StatusOf } from '#web/ui/statuses.ts';

interface TokenTimes {
  readonly revokedAt: string | null | undefined;
  readonly expiresAt: string | null | undefined;
}

export function tokenStatus({ revokedAt, expiresAt }: TokenTimes, now: Date): StatusOf<'token'> {
  if (revokedAt) return 'revoked';
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'active';
}
