import { beforeAll, describe, expect, it } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let operator: TestPerson;

const setStep = (stepId: string, config: object) =>
  api.attempt(
    form.writer,
    'updateStep',
    { stepId, config },
    'step { config { noFee customFeePercentage platformFeePercentage } }',
  );
const ofStep = async (stepId: string) =>
  (await api.ask(form.writer, `{ node(id: "${stepId}") { ... on Step { config { platformFeePercentage } } } }`)).data
    .node.config.platformFeePercentage;
/** Makes the form's writer an operator while the callback runs. */
async function asOperator<T>(work: () => Promise<T>): Promise<T> {
  const where = { id: form.writer.id };
  await api.services.db.user.update({ where, data: { isOperator: true } });
  const done = await work();
  await api.services.db.user.update({ where, data: { isOperator: false } });
  return done;
}
const setTeam = (who: Visitor, fees: object) =>
  api.attempt(
    who,
    'setTeamFees',
    { teamId: `Team:${form.team.id}`, noFee: false, ...fees },
    'team { noFee customFeePercentage }',
  );

beforeAll(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  operator = await makePerson(api.services, { isOperator: true });
});

describe('the platform fee of a payment', () => {
  it('cannot be set by the team that pays it', async () => {
    const { id } = await build.step('PaymentStep');
    expect((await setStep(id, { noFee: true })).refusal).toBe('feesByOperator');
    expect((await setStep(id, { customFeePercentage: 0 })).refusal).toBe('feesByOperator');
    expect((await setTeam(form.writer, { noFee: true })).codes).toEqual(['FORBIDDEN']);
    expect(await ofStep(id)).toBe(2);
  });

  it('can be sent back unchanged with another change', async () => {
    const { id } = await build.step('PaymentStep');
    const { refusal } = await setStep(id, { amountCents: 500, noFee: false, customFeePercentage: null });
    expect(refusal).toBeNull();
  });

  it('is set by the operator for a team, or for a form if the operator can edit it', async () => {
    const { id } = await build.step('PaymentStep');
    expect((await setTeam(operator, { customFeePercentage: 101 })).refusal).toEqual({
      customFeePercentage: 'feePercentageInvalid',
    });
    const { data } = await setTeam(operator, { customFeePercentage: 1.256 });
    expect(data.setTeamFees.team).toEqual({ noFee: false, customFeePercentage: 1.26 });
    expect(await ofStep(id)).toBe(1.26);
    const before = await build.step('PaymentStep');
    const own = await asOperator(() => setStep(id, { customFeePercentage: 3.5 }));
    expect(own.data.updateStep.step.config).toMatchObject({ customFeePercentage: 3.5, platformFeePercentage: 3.5 });
    expect((await setStep(id, { customFeePercentage: 3 })).refusal).toBe('feesByOperator');
    await setTeam(operator, { noFee: true });
    expect(await ofStep(id)).toBe(3.5);
    expect(await ofStep(before.id)).toBe(0);
  });
});

describe('a platform fee that the operator set on a payment step', () => {
  /** A form whose payment steps have the default fee, except the one that the operator set. */
  async function agreed() {
    form = await makeDraft(api);
    build = formBuilder(api, form);
    const plain = await build.step('PaymentStep', 'Deposit');
    const step = await build.step('PaymentStep', 'Fee');
    await asOperator(() => setStep(step.id, { customFeePercentage: 3.5 }));
    return { plain, step };
  }
  const remove = (stepId: string) => build.edit('deleteStep', { stepId }, 'flowTemplate { id }');
  const copyOf = async (stepId: string): Promise<string> =>
    (await build.edit('duplicateStep', { stepId }, 'step { id }')).step.id;
  const publish = async () => {
    await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
    await runJobs(api.services);
  };
  const draft = async () => {
    const text = `{ node(id: "${form.draftId}") { ... on FlowTemplate { revision isModified
      steps { id name config { platformFeePercentage } } } } }`;
    return (await api.ask(form.writer, text)).data.node;
  };
  const discard = async () => {
    const { revision } = await draft();
    await build.edit('discardDraft', { flowTemplateId: form.draftId, revision }, 'flowTemplate { id }');
    return draft();
  };

  it('cannot be avoided with another step, new or copied', async () => {
    const { plain, step } = await agreed();
    await remove(step.id);
    const added = await build.step('PaymentStep');
    const copied = await copyOf(plain.id);
    expect([await ofStep(added.id), await ofStep(copied), await ofStep(plain.id)]).toEqual([3.5, 3.5, 2]);
    await asOperator(() => setStep(added.id, { customFeePercentage: null }));
    expect([await ofStep((await build.step('PaymentStep')).id), await ofStep(await copyOf(copied))]).toEqual([2, 2]);
  });

  it("is not discarded with the writer's changes, whether the step exists or is restored", async () => {
    await agreed();
    for (const { id } of (await draft()).steps) await setStep(id, { amountCents: 500 });
    await publish();
    const [deposit, fee] = (await draft()).steps;
    await asOperator(() => setStep(fee.id, { customFeePercentage: 4 }));
    await remove(deposit.id);
    expect(await discard()).toMatchObject({
      isModified: true,
      steps: [
        { name: 'Deposit', config: { platformFeePercentage: 4 } },
        { name: 'Fee', config: { platformFeePercentage: 4 } },
      ],
    });
    await publish();
    expect(await discard()).toMatchObject({ isModified: false });
  });

  it('does not apply to other forms, in whichever team a copy is made', async () => {
    const { step } = await agreed();
    const input = { flowTemplateId: form.draftId, teamId: `Team:${form.team.id}` };
    const { url } = (await api.act(form.writer, 'duplicateForm', input, 'url')).data.duplicateForm;
    expect(url).toContain('/workflows/');
    const copies = await api.services.db.paymentConfig.findMany({
      where: { step: { flowTemplate: { masterTemplate: { copiedFromId: form.formId.split(':')[1] ?? '' } } } },
    });
    expect(copies.map(({ noFee, customFeePercentage }) => [noFee, customFeePercentage])).toEqual([
      [false, null],
      [false, null],
    ]);
    expect(await ofStep(step.id)).toBe(3.5);
  });
});
