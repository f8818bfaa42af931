import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import type { PublishedForm } from '#tests/support/publishedForm.ts';

interface Issued {
  readonly teamId: string;
  readonly form: PublishedForm;
  readonly submissionId: string;
  readonly name: string;
  readonly row?: Partial<Prisma.IssuedOutputUncheckedCreateInput>;
}

/** Inserts an output as if its form had issued it, with its list row. Returns its id. */
export async function issuedOutput(
  services: Services,
  { teamId, form, submissionId, name, row = {} }: Issued,
): Promise<string> {
  const where = { flowTemplateId: form.versionId, name };
  const known = await services.db.configuredOutput.findFirst({ where });
  if (!known) await configureOutput(services, { teamId, formId: form.formId, versionId: form.versionId }, { name });
  const configured = known ?? (await services.db.configuredOutput.findFirstOrThrow({ where }));
  const id = newId();
  const own = { id, teamId, submissionId, name, state: 'generated' as const };
  await services.db.issuedOutput.create({
    data: { ...own, configuredOutputId: configured.id, outputIdentity: configured.identity, ...row },
  });
  return id;
}
