import { expect, it } from 'vitest';
import { fillLargeForm } from '#tests/support/fillLargeForm.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { withoutSharedStatements } from '#tests/support/withoutSharedStatements.ts';

const api = useApi();

const wholeForm = `query ($id: ID!) { node(id: $id) { ... on FlowTemplate {
  name version revision isModified hasPaymentStep masterTemplate { name draft { id } publishedVersion { id } customId { pattern } }
  formulas { name source }
  logicConfigs { action targetId conditions { sourceId comparator matchRow } }
  configuredOutputs { name issuedOnStep { id } document { name } renewalReminders { id } }
  steps { name internalInstructions config { mode formulaId } attachments { contact { name } role { name } }
    reviewGroups { name reviewers { contact { name } } logicConfig { id } }
    stepAssignmentGroups { assignments { contact { name } } logicConfig { id } }
    sections { name logicConfig { id conditions { sourceId } }
      fields { name usedInFormula options { name } logicConfig { id conditions { sourceId } } } } }
} } }`;

/** How many statements reading a whole form takes, and how many fields it returned. */
async function read(draftId: string, who: Parameters<typeof api.ask>[0]) {
  const { pool } = api.services;
  const statements: string[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      statements.push(String((args[0] as { text?: string }).text ?? args[0]).slice(0, 80));
      return query(...args);
    },
  });
  const { data, messages } = await api.ask(who, wholeForm, { id: draftId });
  Object.assign(pool, { query });
  expect(messages).toEqual([]);
  const fields = data.node.steps.flatMap(({ sections }: { sections: { fields: object[] }[] }) =>
    sections.flatMap((section) => section.fields),
  );
  // a draft created earlier must state its revision
  const ofForm = withoutSharedStatements(statements.map((text) => [text])).filter(
    ([text]) => !/^SELECT revision/.test(String(text)),
  );
  return { statements: ofForm.length, fields: fields.length };
}

it('takes as many statements for a form of 1,000 fields as for one of two', async () => {
  const small = await makeDraft(api);
  const build = formBuilder(api, small);
  const step = await build.step('CollectInfoStep');
  const area = await build.field(step.sections[0]?.id ?? '', 'integer', 'Area');
  const { section } = await build.edit('createSection', { sectionableId: step.id }, 'section { id }');
  await build.field(section.id, 'integer', 'Doors');
  const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 1 }];
  await build.edit('createLogicConfig', { targetId: section.id, action: 'show', conditions }, 'logicConfig { id }');
  await build.edit('createFormula', { flowTemplateId: small.draftId, name: 'x', source: '{Area}' }, 'formula { id }');
  const large = await makeDraft(api);
  await fillLargeForm(api.services, large.team.id, plainIdOf(large.draftId));
  const few = await read(small.draftId, small.writer);
  const many = await read(large.draftId, large.writer);
  expect([few.fields, many.fields]).toEqual([2, 1_000]);
  // batching depends slightly on timing
  expect(Math.abs(many.statements - few.statements)).toBeLessThanOrEqual(5);
  expect(many.statements).toBeLessThan(45);
});
