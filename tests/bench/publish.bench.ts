import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { startPostgres } from '#server/embedded/postgres/startPostgres.ts';
import { readEnv } from '#server/env.ts';
import { newId } from '#server/newId.ts';
import { updateField } from '#server/operations/form/field.ts';
import { deleteStep } from '#server/operations/form/step.ts';
import { undoDraftEdit } from '#server/operations/form/undoDraftEdit.ts';
import { createMasterTemplate } from '#server/operations/template/masterTemplate.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';
import type { OperationContext } from '#server/Services.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { fillLargeForm } from '#tests/support/fillLargeForm.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

const rounds = 7;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const folder = scratchFolder('bench-publish');
  const postgres = await startPostgres({ folder: `${folder}/postgres`, durability: 'durable' });
  parts.defer(() => postgres.stop());
  await applyMigrations(postgres.url);
  const env = { DATABASE_URL: postgres.url, SECRET_KEY: 'x'.repeat(40), DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const { services } = await createServices(
    completeSettings(readEnv(env)),
    { name: 'bench', publicUrl: 'http://localhost' },
    parts,
  );
  const userId = newId();
  await services.db.user.create({ data: { id: userId, name: 'Ann Author', email: 'ann@example.gov' } });
  const ctx: OperationContext = { services, actor: { kind: 'person', userId, sessionId: newId() } };
  const publishing: number[] = [];
  const editing: number[] = [];
  const deleting: number[] = [];
  const undoing: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const teamId = newId();
    await services.db.team.create({ data: { id: teamId, name: 'Bench', slug: `bench-${round}` } });
    const { flowTemplateId } = await createMasterTemplate(ctx, { teamId, name: 'Large form' });
    await fillLargeForm(services, teamId, flowTemplateId);
    const { id } = await services.db.field.findFirstOrThrow({ where: { flowTemplateId } });
    editing.push(await timed(() => updateField(ctx, { fieldId: id, name: 'Renamed', settings: { required: true } })));
    // nothing refers to the last step, so that it can be deleted
    const last = { where: { flowTemplateId }, orderBy: { position: 'desc' } } as const;
    const { id: stepId } = await services.db.step.findFirstOrThrow(last);
    deleting.push(await timed(() => deleteStep(ctx, { stepId })));
    undoing.push(await timed(() => undoDraftEdit(ctx, { flowTemplateId })));
    const jobId = await publishFlowTemplate(ctx, { flowTemplateId });
    const { revision } = await services.db.flowTemplate.findUniqueOrThrow({ where: { id: flowTemplateId } });
    publishing.push(await timed(() => publishDraft(ctx, { jobId, flowTemplateId, revision })));
    const { result } = await services.db.job.findUniqueOrThrow({ where: { id: jobId } });
    if (!JSON.stringify(result).includes('templateData')) throw new Error(`not published: ${JSON.stringify(result)}`);
  }
  const publish = median(publishing);
  return [
    {
      name: 'publish 1,000 fields, 2,000 options, 300 conditions, 100 formulas',
      ms: publish,
      goal: '<= 1,000 ms',
      met: publish <= 1_000,
      note: `slowest of ${rounds}: ${Math.max(...publishing).toFixed(0)} ms`,
    },
    { name: 'change a field of that form', ms: median(editing), note: `median of ${rounds}` },
    { name: 'delete a step of 100 fields', ms: median(deleting), note: `median of ${rounds}` },
    {
      name: 'undo that',
      ms: median(undoing),
      note: `slowest of ${rounds}: ${Math.max(...undoing).toFixed(0)} ms`,
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const bench: Bench = { title: 'Publishing a large form', run };

if (import.meta.main) console.table(await run());
