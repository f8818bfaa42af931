import { describe, expect, it, test } from 'vitest';
import { publishProblems, type Draft, type DraftStep } from '#domain/template/publishProblems.ts';

const step = (over: Partial<DraftStep> = {}): DraftStep => ({
  identity: 's1',
  position: 0,
  name: null,
  type: 'BasicStep',
  fieldCount: 0,
  reviewGroups: [],
  paymentConfig: null,
  subprocesses: [],
  ...over,
});

const draft = (over: Partial<Draft> = {}): Draft => ({
  name: 'Building permit',
  version: 1,
  isModified: true,
  steps: [step()],
  outputs: [],
  documents: [],
  formulaIdentities: [],
  formProblems: [],
  ...over,
});

const paymentConfig = {
  fixed: true,
  calculated: true,
  amount: 0,
  formulaIdentity: null,
  acceptsCash: false,
  acceptsChecks: false,
  constituentPaysFee: false,
  noFee: false,
  customFee: null,
};

describe('a draft', () => {
  test.each<[string, Partial<Draft>, string[]]>([
    ['that is complete', {}, []],
    ['that was never published or changed', { isModified: false }, []],
    ['without changes since publishing', { version: 2, isModified: false }, [' nothingToPublish']],
    [
      'with an incomplete document',
      { documents: [{ id: 'd1', problems: [{ path: 'startVersion', code: 'documentStartMissing' }] }] },
      ['documents.d1.startVersion documentStartMissing'],
    ],
    ['without a name', { name: ' ' }, ['name nameMissing']],
    [
      'with an output without a usable document',
      {
        outputs: [
          { identity: 'o1', name: 'Permit', lacksDocument: true },
          { identity: 'o2', name: 'Letter', lacksDocument: false },
        ],
      },
      ['outputs.o1 outputDocumentNotInUse'],
    ],
    ['without steps', { steps: [] }, ['steps formWithoutSteps']],
    [
      'with a step that collects information without fields',
      { steps: [step({ type: 'CollectInfoStep' })] },
      ['steps.s1 stepWithoutFields'],
    ],
    ['with a step that collects information', { steps: [step({ type: 'CollectInfoStep', fieldCount: 1 })] }, []],
    ['with a survey without questions', { steps: [step({ type: 'SurveyStep' })] }, ['steps.s1 stepWithoutFields']],
    [
      'with a review without groups',
      { steps: [step({ type: 'RequireReviewStep' })] },
      ['steps.s1 reviewWithoutGroups'],
    ],
    [
      'with a review group without reviewers',
      {
        steps: [
          step({ type: 'RequireReviewStep', reviewGroups: [{ reviewType: 'specific_people', reviewerCount: 0 }] }),
        ],
      },
      ['steps.s1 reviewGroupWithoutReviewers'],
    ],
    [
      'with a review by third parties, who are asked later',
      { steps: [step({ type: 'RequireReviewStep', reviewGroups: [{ reviewType: 'third_party', reviewerCount: 0 }] })] },
      [],
    ],
    [
      'with a payment without its formula',
      { steps: [step({ type: 'PaymentStep', paymentConfig })] },
      ['steps.s1.config.formulaId formulaMissing'],
    ],
    [
      'with a payment by a formula',
      {
        formulaIdentities: ['f'],
        steps: [step({ type: 'PaymentStep', paymentConfig: { ...paymentConfig, formulaIdentity: 'f' } })],
      },
      [],
    ],
    [
      'with a subprocess whose form is not published',
      { steps: [step({ subprocesses: [{ isFormPublished: false }] })] },
      ['steps.s1 subprocessWithoutForm'],
    ],
    ['with field problems', { formProblems: [{ path: 'fields.x', code: 'blank' }] }, ['fields.x blank']],
  ])('%s has these problems', (_name, change, problems) => {
    expect(publishProblems(draft(change)).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  it('reports all problems at once, with the names of the steps', () => {
    const found = publishProblems(
      draft({
        name: '',
        steps: [step({ type: 'SurveyStep', name: 'Your opinion' }), step({ type: 'RequireReviewStep', position: 1 })],
      }),
    );
    expect(found.map(({ params }) => params?.['step'] ?? null)).toEqual([null, '1 (Your opinion)', '2']);
  });
});
