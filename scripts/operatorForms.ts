import { readFileSync, writeFileSync } from 'node:fs';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import type { OperationContext } from '#server/Services.ts';
import { StartupError } from '#server/StartupError.ts';

export const formUsage = `
  npm run operator -- form export TEAM/FORM [FILE]                       writes a form as a form file
  npm run operator -- form import FILE --team TEAM --by someone@town.gov creates a form from a form file

  TEAM and FORM are the last parts of their addresses, such as city-hall/building-permit.
`;

/** Runs a command about form files; null if the arguments are none. */
export function formCommand(args: readonly string[]): ((ctx: OperationContext) => Promise<string>) | null {
  const [noun, verb, subject, ...rest] = args;
  if (noun !== 'form' || subject === undefined) return null;
  if (verb === 'export' && rest.length <= 1) return (ctx) => exportForm(ctx, subject, rest[0]);
  const { '--team': team, '--by': email } = Object.fromEntries(
    rest.flatMap((name, place) => (name.startsWith('--') ? [[name, rest[place + 1]]] : [])),
  ) as Readonly<Record<string, string | undefined>>;
  if (verb !== 'import' || rest.length !== 4 || team === undefined || email === undefined) return null;
  return (ctx) => importForm(ctx, { path: subject, team, email });
}

async function exportForm({ services }: OperationContext, address: string, path: string | undefined): Promise<string> {
  const [team = '', form = ''] = address.split('/');
  const draft = await services.db.flowTemplate.findFirst({
    where: {
      kind: 'draft',
      masterTemplate: { slug: equalsIgnoringCase(form), team: { slug: equalsIgnoringCase(team) } },
    },
  });
  if (!draft) throw new StartupError(`There is no form at ${address}. Nothing was written.`);
  const { formFileOfVersion } = await import('#server/queries/template/formFileOfVersion.ts');
  const content = await explained(formFileOfVersion(services, draft.id));
  if (path === undefined) return content.trimEnd();
  writeFileSync(path, content);
  return `The form "${draft.name}" was written to ${path}.`;
}

interface FileToImport {
  readonly path: string;
  readonly team: string;
  readonly email: string;
}

async function importForm(ctx: OperationContext, { path, team: slug, email }: FileToImport): Promise<string> {
  const { db } = ctx.services;
  const team = await db.team.findFirst({ where: { slug: equalsIgnoringCase(slug) } });
  if (!team) throw new StartupError(`There is no team at ${slug}. Nothing was changed.`);
  const person = await db.user.findFirst({ where: { email: equalsIgnoringCase(email), deactivatedAt: null } });
  if (!person) throw new StartupError(`${email} has no account. Nothing was changed.`);
  const { importFormText } = await import('#server/operations/template/importForm.ts');
  const actor = { kind: 'person', userId: person.id, sessionId: person.id } as const;
  const content = readFileSync(path, 'utf8');
  const { masterTemplateId } = await explained(importFormText({ ...ctx, actor }, { teamId: team.id, content }));
  return `The form was created: ${ctx.services.publicUrl}/workflows/${masterTemplateId}/edit`;
}

/** Problems as the sentences that people read. */
async function explained<Value>(work: Promise<Value>): Promise<Value> {
  const { refusalSentence } = await import('#messages/shell/refusalSentence.ts');
  return work.catch((error: unknown) => {
    if (error instanceof InvalidInput)
      throw new StartupError(
        [...error.problems.map(({ code, params }) => refusalSentence(code, params)), 'Nothing was changed.'].join('\n'),
      );
    throw error instanceof Refusal ? new StartupError(refusalSentence(error.code, error.params)) : error;
  });
}
