import { beforeAll, describe, expect, it } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let operator: TestPerson;

const setStep = (stepId: string, config: object) =>
  api.act(
    form.writer,
    'updateStep',
    { stepId, config },
    'step { config { noFee customFeePercentage platformFeePercentage } }',
  );
const ofStep = async (stepId: string) =>
  (await api.ask(form.writer, `{ node(id: "${stepId}") { ... on Step { config { platformFeePercentage } } } }`)).data
    .node.config.platformFeePercentage;
const setTeam = (who: Visitor, fees: object) =>
  api.act(
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

describe('what the platform takes of a payment', () => {
  it('is not for those to choose who owe it', async () => {
    const { id } = await build.step('PaymentStep');
    expect((await setStep(id, { noFee: true })).refusal).toBe('feesByOperator');
    expect((await setStep(id, { customFeePercentage: 0 })).refusal).toBe('feesByOperator');
    expect((await setTeam(form.writer, { noFee: true })).codes).toEqual(['FORBIDDEN']);
    expect(await ofStep(id)).toBe(2);
  });

  it('may be sent back as it is, with a change of something else', async () => {
    const { id } = await build.step('PaymentStep');
    const { refusal } = await setStep(id, { amountCents: 500, noFee: false, customFeePercentage: null });
    expect(refusal).toBeNull();
  });

  it('is set by the operator for a team, and by one who writes the form for that form', async () => {
    const { id } = await build.step('PaymentStep');
    expect((await setTeam(operator, { customFeePercentage: 101 })).refusal).toEqual({
      customFeePercentage: 'feePercentageInvalid',
    });
    const { data } = await setTeam(operator, { customFeePercentage: 1.256 });
    expect(data.setTeamFees.team).toEqual({ noFee: false, customFeePercentage: 1.26 });
    expect(await ofStep(id)).toBe(1.26);
    await api.services.db.user.update({ where: { id: form.writer.id }, data: { isOperator: true } });
    const own = await setStep(id, { customFeePercentage: 3.5 });
    expect(own.data.updateStep.step.config).toMatchObject({ customFeePercentage: 3.5, platformFeePercentage: 3.5 });
    await api.services.db.user.update({ where: { id: form.writer.id }, data: { isOperator: false } });
    expect((await setStep(id, { customFeePercentage: 3 })).refusal).toBe('feesByOperator');
    await setTeam(operator, { noFee: true });
    expect(await ofStep(id)).toBe(3.5);
    expect(await ofStep((await build.step('PaymentStep')).id)).toBe(0);
  });
});
