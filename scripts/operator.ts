import path from 'node:path';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { auditCommand, auditUsage } from '#scripts/operatorAudit.ts';
import { formCommand, formUsage } from '#scripts/operatorForms.ts';
import { runningAddress } from '#scripts/setup/claimDataFolder.ts';
import { system } from '#server/actor.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { runningPostgres } from '#server/embedded/postgres/runningPostgres.ts';
import { readEnv, type Env } from '#server/env.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import type { OperationContext } from '#server/Services.ts';
import { StartupError } from '#server/StartupError.ts';

const usage = `Manages the operators of this site and forms as files, and verifies the audit log.

  npm run operator -- someone@town.gov            makes this person an operator
  npm run operator -- someone@town.gov --remove   removes this person as an operator and keeps the account
  npm run operator -- --list                      lists the operators
${formUsage}${auditUsage}`;

// npm run operator: for people who can run commands on the server and so control the site anyway
await runUntilStopped(async (parts) => {
  const args = process.argv.slice(2);
  const emails = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const isListing = flags.join() === '--list' && emails.length === 0;
  const isRemoving = flags.join() === '--remove' && emails.length === 1;
  const isAppointing = flags.length === 0 && emails.length === 1;
  const command = formCommand(args) ?? auditCommand(args);
  if (!command && !isListing && !isRemoving && !isAppointing) throw new StartupError(usage);
  const env = readEnv();
  // the running server already uses the metrics port
  const settings = completeSettings({
    ...env,
    METRICS_PORT: undefined,
    DATABASE_URL: env.DATABASE_URL ?? ownDatabase(env),
  });
  const publicUrl = env.PUBLIC_URL ?? runningAddress(env.DATA_DIR) ?? 'http://localhost:4000';
  // its modules include generated ones, which exist only after the first start
  const { createServices } = await import('#server/createServices.ts');
  const { services } = await createServices(settings, { name: 'portico operator', publicUrl }, parts);
  const ctx: OperationContext = { services, actor: system };
  const [email = ''] = emails;
  const said = command
    ? await command(ctx)
    : isListing
      ? await list(ctx)
      : isRemoving
        ? await dismiss(ctx, email)
        : await appoint(ctx, email);
  process.stdout.write(`${said}\n`);
  return 'finished';
});

function ownDatabase({ DATA_DIR }: Env): string {
  const url = runningPostgres(path.resolve(DATA_DIR, 'postgres'));
  if (url === null)
    throw new StartupError('No database found. Start Portico here first (npm start), or set DATABASE_URL.');
  return url;
}

async function appoint(ctx: OperationContext, email: string): Promise<string> {
  const { appointOperator } = await import('#server/operations/installation/operators.ts');
  const appointment = await appointOperator(ctx, email).catch((error: unknown) => {
    throw error instanceof InvalidInput ? new StartupError(`${email} is not an email address.`) : error;
  });
  switch (appointment.outcome) {
    case 'invited':
      return `${email} is now an operator. To set up the account, open this link, which was also emailed:\n${appointment.link}`;
    case 'appointed':
      return `${email} is now an operator and keeps their existing account.`;
    case 'already':
      return `${email} is already an operator. Nothing was changed.`;
    case 'unverified':
      throw new StartupError(
        `Someone signed up as ${email} but hasn't verified the address, so it could be anyone. ` +
          'Nothing was changed. Ask them to verify the address first, or use a different one.',
      );
  }
}

async function dismiss(ctx: OperationContext, email: string): Promise<string> {
  const { dismissOperator } = await import('#server/operations/installation/operators.ts');
  if (!(await dismissOperator(ctx, email))) throw new StartupError(`${email} is not an operator. Nothing was changed.`);
  const left = await ctx.services.db.user.count({ where: { isOperator: true, deactivatedAt: null } });
  const warning = left > 0 ? '' : '\nThis site has no operators now. Add one with npm run operator -- <address>.';
  return `${email} is no longer an operator. The account was kept.${warning}`;
}

async function list({ services }: OperationContext): Promise<string> {
  const operators = await services.db.user.findMany({ where: { isOperator: true }, orderBy: { email: 'asc' } });
  if (operators.length === 0) return 'There are no operators yet.';
  return operators
    .map(({ email, name, claimedAt, deactivatedAt }) => {
      const state = deactivatedAt !== null ? ' (deactivated)' : claimedAt === null ? ' (account not set up yet)' : '';
      return `${email}  ${name}${state}`;
    })
    .join('\n');
}
