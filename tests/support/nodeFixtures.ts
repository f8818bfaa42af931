import { randomInt } from 'node:crypto';
import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import { entityFixtures } from '#tests/support/entityFixtures.ts';
import { makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/startedSubmission.ts';

/** A town with one of everything: a private form, and a submission of another form. */
export interface Town {
  readonly team: TestTeam;
  readonly applicant: TestPerson;
  readonly submission: TestSubmission;
  readonly draft: {
    readonly formId: string;
    readonly versionId: string;
    readonly stepId: string;
    readonly sectionId: string;
  };
}

export async function makeTown(services: Services): Promise<Town> {
  const team = await makeTeam(services);
  const applicant = await makePerson(services);
  const submission = await startedSubmission(services, { teamId: team.id, applicantId: applicant.id });
  const [formId, versionId, stepId, sectionId] = [newId(), newId(), newId(), newId()];
  const part = { teamId: team.id, flowTemplateId: versionId, position: 0 };
  const { db } = services;
  await db.masterTemplate.create({ data: { id: formId, teamId: team.id, slug: formId, name: 'Moorings' } });
  await db.flowTemplate.create({
    data: { id: versionId, teamId: team.id, masterTemplateId: formId, name: 'Moorings' },
  });
  await db.step.create({ data: { ...part, id: stepId, identity: stepId, type: 'CollectInfoStep' } });
  await db.section.create({ data: { ...part, id: sectionId, identity: sectionId, stepId } });
  return { team, applicant, submission, draft: { formId, versionId, stepId, sectionId } };
}

/** The first step of the submission also has a survey. */
export async function surveyOf({ db }: Services, { submission: { teamId, activeStepId } }: Town): Promise<string> {
  const { stepId } = await db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  const create = { teamId, stepId, identity: newId() };
  return made(db.survey.upsert({ where: { stepId }, create, update: {} }));
}

/** How to create one of each type that can be fetched by id. Every new type needs an entry. */
export const nodeFixtures: Readonly<Record<string, (services: Services, town: Town) => Promise<string> | string>> = {
  ActiveStep: (_, { submission }) => submission.activeStepId,
  Answer: ({ db }, { submission: { teamId, id, fieldId } }) =>
    made(db.answer.create({ data: { teamId, submissionId: id, fieldId, fieldIdentity: fieldId, content: 'Rex' } })),
  ApiToken: async (services, { team }) => (await makeToken(services, team.id, team.owner, [])).tokenId,
  ApplicantAttachment: ({ db }, { submission }) =>
    made(db.applicantAttachment.findFirstOrThrow({ where: { submissionId: submission.id } })),
  SearchPage: ({ db }, { team }) =>
    made(db.searchPage.create({ data: { teamId: team.id, slug: `search-${team.id}`, name: 'Permit search' } })),
  BulkExport: ({ db }, { team }) =>
    made(db.batchExportTemplate.create({ data: { teamId: team.id, createdById: team.owner.id, name: 'Monthly' } })),
  Charge: chargeOf,
  ConfiguredOutput: ({ db }, town) => made(db.configuredOutput.create({ data: { ...part(town), name: 'Permit' } })),
  Contact: (_, { team }) => team.member.id,
  CustomId: ({ db }, town) => made(db.customId.create({ data: { ...ofForm(town), pattern: 'M-{n}' } })),
  Discussion: ({ db }, town) => made(db.discussion.create({ data: discussionIn(town) })),
  DiscussionComment: async ({ db }, town) => {
    const discussionId = await made(db.discussion.create({ data: discussionIn(town) }));
    const comment = { teamId: town.team.id, discussionId, userId: town.team.member.id, body: 'Soon' };
    return made(db.discussionComment.create({ data: comment }));
  },
  EntityImport: entityImportOf,
  DataImport: (services, town) => made(importOf(services, town)),
  ImportedFlow: async (services, town) => {
    const { id: dataImportId } = await importOf(services, town);
    const own = { ...ofForm(town), dataImportId, scopedId: randomInt(1e6), data: {} };
    return made(services.db.importedFlow.create({ data: own }));
  },
  DocumentMapping: async ({ db }, town) => {
    const documentId = await made(db.masterTemplateDocument.create({ data: ofForm(town) }));
    return made(
      db.documentMapping.create({
        data: { documentId, fieldName: 'Name', mappableType: 'ProcessData', processDataField: 'name' },
      }),
    );
  },
  DraftEdit: ({ db, now }, { team, draft }) =>
    made(
      db.draftEdit.create({
        data: {
          ...{ id: newId(), teamId: team.id, flowTemplateId: draft.versionId, userId: team.owner.id, kind: 'edit' },
          ...{ operation: 'updateStep', way: 'updated', partKind: 'Step', partId: draft.stepId, partCount: 1 },
          ...{ revision: randomInt(1e6), createdAt: now(), changedAt: now() },
        },
      }),
    ),
  AdvancedFilter: async ({ db }, { team }) => {
    const row = { id: newId(), userId: team.member.id, name: 'Theirs', kind: 'submission' as const, filters: [] };
    return (await db.advancedFilter.create({ data: row })).id;
  },
  EmailSetting: ({ db }, { team }) => {
    const place = { ownerType: 'Team', ownerId: team.id, typeParentType: 'Team', typeParentId: team.id } as const;
    const setting = { ...place, emailType: 'stepReady' };
    return made(
      db.emailSetting.upsert({
        where: { ownerType_ownerId_emailType_typeParentType_typeParentId: setting },
        create: { ...setting, shouldSend: false },
        update: {},
      }),
    );
  },
  ...entityFixtures,
  Export: ({ db }, { team }) =>
    made(db.export.create({ data: { userId: team.owner.id, exportType: 'submissions', name: 'Permits' } })),
  Field: ({ db }, town) => made(db.field.create({ data: { ...question(town) } })),
  FlowTemplate: (_, { draft }) => draft.versionId,
  Formula: ({ db }, town) =>
    made(db.formula.create({ data: { ...part(town), name: 'Fee', source: '1', tree: { number: '1' } } })),
  Invitation: ({ db }, { team }) =>
    made(db.invitation.create({ data: { userId: team.member.id, subjectType: 'Role', subjectId: team.ownerRoleId } })),
  IssuedOutput: async ({ db }, town) => {
    const configuredOutputId = await made(db.configuredOutput.create({ data: { ...part(town), name: 'Permit' } }));
    const own = { teamId: town.team.id, submissionId: town.submission.id, configuredOutputId };
    return made(db.issuedOutput.create({ data: { ...own, outputIdentity: newId(), name: 'Permit' } }));
  },
  Job: ({ db }, { team }) =>
    made(db.job.create({ data: { teamId: team.id, userId: team.owner.id, task: 'mail/sendMail' } })),
  LogicConfig: ({ db }, { team, draft }) =>
    made(
      db.logicConfig.create({
        data: {
          teamId: team.id,
          flowTemplateId: draft.versionId,
          targetType: 'Section',
          targetIdentity: draft.sectionId,
          action: 'show',
          conditions: [],
        },
      }),
    ),
  MasterTemplate: (_, { draft }) => draft.formId,
  MasterTemplateAuthority: ({ db }, town) =>
    made(db.masterTemplateAuthority.create({ data: { ...ofForm(town), userId: town.team.owner.id } })),
  MasterTemplateDocument: ({ db }, town) => made(db.masterTemplateDocument.create({ data: ofForm(town) })),
  MasterTemplateFaq: ({ db }, { draft: { formId } }) =>
    made(
      db.masterTemplateFaq.create({ data: { masterTemplateId: formId, question: 'When?', answer: '', position: 0 } }),
    ),
  MasterTemplateMembership: ({ db }, town) =>
    made(
      db.masterTemplateMembership.create({
        data: { ...ofForm(town), userId: town.team.owner.id, permissionLevelId: 1 },
      }),
    ),
  MultipleChoiceOption: async ({ db }, town) => {
    const fieldId = await made(db.field.create({ data: { ...question(town), dataType: 'multiple_choice' } }));
    return made(db.multipleChoiceOption.create({ data: { ...part(town), fieldId, name: 'Yes', position: 0 } }));
  },
  OperatedPerson: (_, { team }) => team.member.id,
  Payment: (services, town) => paymentOf(services, town),
  PaymentConfig: ({ db }, { draft }) => made(db.paymentConfig.create({ data: { stepId: draft.stepId } })),
  Refund: async (services, town) => {
    const chargeId = await chargeOf(services, town);
    const { id: teamId, owner } = town.team;
    const refund = { teamId, chargeId, amountCents: 100, requestedById: owner.id };
    return made(services.db.refund.create({ data: { ...refund, idempotencyKey: `refund:${newId()}` } }));
  },
  RenewalReminder: async ({ db }, town) => {
    const configuredOutputId = await made(db.configuredOutput.create({ data: { ...part(town), name: 'Permit' } }));
    return made(db.renewalReminder.create({ data: { configuredOutputId, periodValue: 1, periodUnit: 'months' } }));
  },
  ReviewGroup: ({ db }, town) =>
    made(db.reviewGroup.create({ data: { ...part(town), stepId: town.draft.stepId, position: 0 } })),
  ReviewRequest: async ({ db }, town) =>
    made(db.reviewRequest.create({ data: { ...(await reviewOf(db, town)), receivingUserId: town.team.member.id } })),
  Role: (_, { team }) => team.managerRoleId,
  TeamDomain: ({ db }, { team }) =>
    made(db.teamDomain.create({ data: { teamId: team.id, domain: 'forms.town.example' } })),
  RoleMember: ({ db }, { team }) => made(db.roleMember.findFirstOrThrow({ where: { roleId: team.ownerRoleId } })),
  Section: (_, { draft }) => draft.sectionId,
  SubprocessConfig: async ({ db }, town) => {
    const form = { id: newId(), teamId: town.team.id, slug: newId(), name: 'Sketch' };
    const subprocessMasterTemplateId = await made(db.masterTemplate.create({ data: form }));
    const place = { ...part(town), stepId: town.draft.stepId, subprocessMasterTemplateId };
    return made(db.subprocessConfig.create({ data: place }));
  },
  SubprocessRequirement: ({ db }, { submission: { teamId, id, activeStepId } }) =>
    made(
      db.subprocessRequirement.create({
        data: { teamId, submissionId: id, activeStepId, configIdentity: newId() },
      }),
    ),
  Signing: ({ db }, { team, submission, applicant }) =>
    made(
      db.signing.create({
        data: {
          teamId: team.id,
          activeStepId: submission.activeStepId,
          userId: applicant.id,
          typedName: 'A. Person',
          answersDigest: 'none',
        },
      }),
    ),
  Step: (_, { draft }) => draft.stepId,
  StepApproval: async ({ db }, town) =>
    made(
      db.stepApproval.create({
        data: {
          ...(await reviewOf(db, town)),
          submissionId: town.submission.id,
          reviewerId: town.team.member.id,
          outcome: 'approved',
        },
      }),
    ),
  StepAssignment: async ({ db }, town) => {
    const stepAssignmentGroupId = await made(
      db.stepAssignmentGroup.create({ data: { ...part(town), stepId: town.draft.stepId, position: 0 } }),
    );
    return made(db.stepAssignment.create({ data: { stepAssignmentGroupId, roleId: town.team.ownerRoleId } }));
  },
  StepAssignmentGroup: ({ db }, town) =>
    made(db.stepAssignmentGroup.create({ data: { ...part(town), stepId: town.draft.stepId, position: 1 } })),
  StepAttachment: ({ db }, { team, draft }) =>
    made(
      db.stepAttachment.create({
        data: { teamId: team.id, flowTemplateId: draft.versionId, stepId: draft.stepId, userId: team.owner.id },
      }),
    ),
  Submission: (_, { submission }) => submission.id,
  SubmissionAttachment: ({ db }, { team, submission }) =>
    made(
      db.submissionAttachment.create({
        data: { teamId: team.id, submissionId: submission.id, userId: team.owner.id },
      }),
    ),
  SupplementalRequirement: ({ db }, { team, submission, draft }) =>
    made(
      db.supplementalRequirement.create({
        data: {
          teamId: team.id,
          submissionId: submission.id,
          kind: 'DataRequirement',
          flowTemplateId: draft.versionId,
        },
      }),
    ),
  Survey: ({ db }, { team, draft }) =>
    made(db.survey.create({ data: { teamId: team.id, stepId: draft.stepId, identity: newId() } })),
  SurveyInvitation: async (services, town) => {
    const { teamId, activeStepId } = town.submission;
    const own = { teamId, surveyId: await surveyOf(services, town), activeStepId, email: `${newId()}@example.com` };
    return made(services.db.surveyInvitation.create({ data: { ...own, tokenHash: newId() } }));
  },
  SurveyResponse: async (services, town) => {
    const { teamId, activeStepId } = town.submission;
    const own = { teamId, surveyId: await surveyOf(services, town), activeStepId, token: newId() };
    return made(services.db.surveySubmission.create({ data: { ...own, scopedId: randomInt(1e6) } }));
  },
  TeamApplication: ({ db }, { applicant }) =>
    made(db.teamApplication.create({ data: { applicantId: applicant.id, name: 'Harbor', purpose: 'Moorings' } })),
  Tag: (services, { team }) => tagOf(services, team.id),
  Tagging: async (services, { team, submission }) => {
    const tagging = { teamId: team.id, tagId: await tagOf(services, team.id), submissionId: submission.id };
    return made(services.db.tagging.create({ data: tagging }));
  },
  Team: (_, { team }) => team.id,
  TemplateCategory: ({ db }, { team }) =>
    made(db.templateCategory.create({ data: { teamId: team.id, name: 'Harbor' } })),
  User: (_, { team }) => team.owner.id,
  Viewer: (_, { team }) => team.manager.id,
};

const tagOf = ({ db }: Services, teamId: string): Promise<string> =>
  made(db.tag.create({ data: { teamId, name: newId() } }));

const made = async (row: PromiseLike<{ readonly id: string }>): Promise<string> => (await row).id;
const ofForm = ({ team, draft }: Town): { teamId: string; masterTemplateId: string } => ({
  teamId: team.id,
  masterTemplateId: draft.formId,
});
const part = ({ team, draft }: Town): { teamId: string; flowTemplateId: string; identity: string } => ({
  teamId: team.id,
  flowTemplateId: draft.versionId,
  identity: newId(),
});
const question = (
  town: Town,
): ReturnType<typeof part> & { sectionId: string; dataType: 'text'; position: number; name: string } => ({
  ...part(town),
  sectionId: town.draft.sectionId,
  dataType: 'text',
  position: 0,
  name: 'Name of the boat',
});

/** A step of the submission with a reviewer. */
async function reviewOf(
  db: Services['db'],
  { team, submission: { formId, activeStepId } }: Town,
): Promise<{ teamId: string; activeStepId: string; reviewGroupId: string }> {
  const { id: flowTemplateId } = await db.flowTemplate.findFirstOrThrow({ where: { masterTemplateId: formId } });
  const { stepId } = await db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  const group = { teamId: team.id, flowTemplateId, stepId, position: 0 };
  const reviewGroupId = await made(db.reviewGroup.create({ data: { ...group, identity: newId() } }));
  return { teamId: team.id, activeStepId, reviewGroupId };
}

/** The payment of the submission's step, created on first use. */
async function paymentOf({ db }: Services, { team, submission }: Town): Promise<string> {
  const { id: submissionId, activeStepId } = submission;
  const known = await db.obligation.findUnique({ where: { activeStepId } });
  if (known) return known.id;
  const { stepId } = await db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  await db.paymentConfig.create({ data: { id: newId(), stepId } });
  return made(db.obligation.create({ data: { teamId: team.id, submissionId, activeStepId } }));
}

async function chargeOf(services: Services, town: Town): Promise<string> {
  const obligationId = await paymentOf(services, town);
  const charge = { teamId: town.team.id, obligationId, method: 'card' as const, amountCents: 2500 };
  return made(services.db.charge.create({ data: { ...charge, confirmationNumber: newId() } }));
}

async function importOf(services: Services, town: Town) {
  const fileId = await importFile(services);
  return services.db.dataImport.create({ data: { ...ofForm(town), createdById: town.team.owner.id, fileId } });
}

const importFile = ({ db }: Services): Promise<string> => {
  const about = { key: `files/${newId()}`, filename: 'old.csv', contentType: 'text/csv', byteSize: 1 };
  return made(db.storedFile.create({ data: { ...about, state: 'stored', storedAt: new Date() } }));
};

async function entityImportOf(services: Services, { team }: Town): Promise<string> {
  const { id: customEntityId } = await services.db.customEntity.create({ data: { teamId: team.id, name: 'Business' } });
  const own = { teamId: team.id, customEntityId, createdById: team.owner.id, fileId: await importFile(services) };
  return made(services.db.entityImport.create({ data: own }));
}

const discussionIn = ({ team, submission: { id: submissionId } }: Town) => ({
  ...{ teamId: team.id, submissionId, userId: team.member.id },
  type: 'PublicDiscussion' as const,
  body: 'When is it ready?',
});
