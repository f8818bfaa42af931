import { beforeAll, expect, test } from 'vitest';
import { addPeriod } from '#domain/kernel/dates.ts';
import { dateIn, startOfDay } from '#domain/kernel/timeZones.ts';
import { emailTypes, isOptionalEmailType, type EmailType } from '#domain/mail/emailTypes.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { system } from '#server/actor.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import { isPagePath } from '#server/http/pagePaths.ts';
import type { MailKind } from '#server/mail/mailTemplates.ts';
import { newId } from '#server/newId.ts';
import { scanFile } from '#server/operations/file/scanFile.ts';
import { mailOverdue } from '#server/operations/mail/mailOverdue.ts';
import { mailSummaries } from '#server/operations/mail/mailSummaries.ts';
import { remindOfRenewals } from '#server/operations/output/remindOfRenewals.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway } from '#tests/support/mails.ts';
import { makeBusinesses } from '#tests/support/makeBusinesses.ts';
import { payOnline, payment, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const paying = usePayments();
const { api } = paying;
const address = (): string => `${newId()}@example.com`;
const db = () => paying.services.db;

let form: PublishedForm;
let resident: TestPerson;
let clerk: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  const { services, team } = paying;
  ({ resident, clerk } = paying);
  colleague = await makePerson(services, { name: 'Carl Colleague' });
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true },
    { name: 'Plans', type: 'RequireReviewStep', reviewers: [{ userId: colleague.id }] },
    {
      name: 'Statics',
      type: 'RequireReviewStep',
      reviewers: [{ userId: clerk.id }],
      review: { reviewType: 'third_party', required: false },
    },
    { name: 'File', time: 1, timeUnit: 'hours', assignees: [{ userId: colleague.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await mailTasksRightAway(services, team.id);
  await configureOutput(
    services,
    { teamId: team.id, ...form },
    {
      name: 'Permit',
      settings: { expires: true, expiresAfterValue: 1, expiresAfterUnit: 'years', renewable: true },
    },
  );
});

const act = async (who: Visitor, mutation: string, input: Record<string, unknown>, payload?: string) => {
  const { data, refusal, messages } = await api.attemptByName(who, mutation, input, payload);
  expect([mutation, refusal, messages]).toEqual([mutation, null, []]);
  return data[mutation];
};
const leave = (who: TestPerson, submission: LaunchedSubmission, step: string) =>
  act(who, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId(step)}` });
const of = ({ id }: LaunchedSubmission) => ({ submissionId: `Submission:${id}` });
const review = (submission: LaunchedSubmission, outcome: string) =>
  act(colleague, 'setApproval', {
    ...{ activeStepId: `ActiveStep:${submission.stepId('Plans')}`, outcome, comment: 'Please look again.' },
  });

/** A submission that has reached a step. */
async function at(step: 'Ask' | 'Plans' | 'Statics' | 'File'): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  if (step === 'Ask') return submission;
  await leave(resident, submission, 'Ask');
  if (step === 'Plans') return submission;
  await review(submission, 'approved');
  await leave(clerk, submission, 'Plans');
  if (step === 'File') await leave(clerk, submission, 'Statics');
  return submission;
}

async function finished(): Promise<LaunchedSubmission> {
  const submission = await at('File');
  await leave(clerk, submission, 'File');
  await paying.work();
  return submission;
}

const listen = (event: 'started' | 'completed', step: string) =>
  db().stepEmailNotification.create({
    data: { id: newId(), stepId: form.stepId(step), event, audience: 'applicants', body: 'Soon.' },
  });

async function paid(): Promise<SubmissionWithPayment & { readonly chargeId: string }> {
  const owing = await paying.owing();
  await payOnline(paying, resident, owing.paymentId, card('4242424242424242'));
  await paying.webhooks();
  await paying.work();
  const { id: chargeId } = await db().charge.findFirstOrThrow({ where: { obligationId: owing.paymentId } });
  return { ...owing, chargeId };
}

interface Told {
  readonly kind: MailKind;
  readonly to: Pick<TestPerson, 'email' | 'cookie'>;
  /** part of the subject, when one kind has several emails */
  readonly says: string;
}

const told = (kind: MailKind, to: Told['to'], says = ''): Told => ({ kind, to, says });
const { submissionChanged } = mailSentences;
const changed = (change: keyof typeof submissionChanged.changes, to: Told['to']): Told =>
  told('submissionChanged', to, submissionChanged.changes[change]);
const task = (says: string): Told => told('stepAssigned', colleague, says);
const notSignedIn = (email: string): Told['to'] => ({ email, cookie: null });

/** How to trigger each type of email for a person. Every new type needs an entry. */
const cases: Readonly<Record<EmailType, (() => Promise<Told>) | 'not sent yet'>> = {
  verifyEmail: async () => {
    const email = address();
    await act(visitor(), 'signUp', { email, name: 'Ann', password: 'correct horse battery' });
    return told('verifyEmail', notSignedIn(email));
  },
  resetPassword: async () => {
    const { email } = await makePerson(paying.services);
    await act(visitor(), 'requestPasswordReset', { email });
    await paying.work();
    return told('resetPassword', notSignedIn(email));
  },
  statusCode: async () => {
    const { scopedId } = await at('Ask');
    await act(visitor(), 'requestStatusCode', {
      ...{ teamId: `Team:${paying.team.id}`, number: String(scopedId), email: resident.email },
    });
    await paying.work();
    return told('statusCode', notSignedIn(resident.email));
  },
  invitation: async () => {
    const email = address();
    await act(resident, 'inviteApplicant', { ...of(await at('Ask')), email, name: 'Ivo Invited' });
    return told('invitation', notSignedIn(email));
  },
  surveyInvitation: async () => {
    const { id } = paying.team;
    const asking = await publishedForm(paying.services, id, [
      { name: 'Neighbors', type: 'SurveyStep', fields: [{ name: 'Opinion' }], assignees: [{ userId: clerk.id }] },
    ]);
    const { stepId } = await launchTestSubmission(api, resident, asking);
    const email = address();
    await act(clerk, 'inviteToSurvey', { activeStepId: `ActiveStep:${stepId('Neighbors')}`, emails: email });
    await paying.work();
    return told('surveyInvitation', notSignedIn(email));
  },
  reviewRequested: async () => {
    const submission = await at('Statics');
    const group = await db().reviewGroup.findFirstOrThrow({ where: { stepId: form.stepId('Statics') } });
    await act(clerk, 'requestReview', {
      ...{ activeStepId: `ActiveStep:${submission.stepId('Statics')}`, reviewGroupId: `ReviewGroup:${group.id}` },
      receivingUserId: `User:${colleague.id}`,
    });
    return told('reviewRequested', colleague);
  },
  requirementSent: 'not sent yet',
  exportReady: async () => {
    await act(clerk, 'createExport', {
      ...{ type: 'submissions', format: 'csv', masterTemplateIds: [`MasterTemplate:${form.formId}`] },
    });
    await paying.work();
    return told('exportReady', clerk);
  },
  receipt: async () => {
    await paid();
    return told('paymentReceipt', resident);
  },
  refundRequested: async () => {
    const { chargeId, form: paidFor } = await paid();
    const own = { teamId: paying.team.id, masterTemplateId: paidFor.formId };
    await addToForm(paying.services, paying.team.id, paidFor.formId, colleague, 2);
    await db().masterTemplateAuthority.create({ data: { id: newId(), ...own, userId: colleague.id } });
    await db().team.update({ where: { id: paying.team.id }, data: { refundAuthorizationRequired: true } });
    await act(clerk, 'requestRefund', { chargeId: `Charge:${chargeId}`, everything: true });
    return told('genericNotice', colleague);
  },
  outputRevoked: async () => {
    const { id: submissionId } = await finished();
    const { id } = await db().issuedOutput.findFirstOrThrow({ where: { submissionId } });
    await act(clerk, 'revokeOutput', { issuedOutputId: `IssuedOutput:${id}` });
    return told('outputRevoked', resident);
  },
  fileRemoved: async () => {
    const { id: submissionId } = await at('Ask');
    const { services } = paying;
    const key = newFileKey('files');
    await services.files.put(key, Buffer.from('bad'), 'text/plain');
    const { id } = await db().storedFile.create({
      data: {
        ...{ id: newId(), teamId: paying.team.id, submissionId, uploadedById: resident.id, key, state: 'checking' },
        ...{ filename: 'plan.txt', contentType: 'text/plain', byteSize: 3 },
      },
    });
    const scanner = { ...services.scanner, scan: () => Promise.resolve('infected' as const) };
    await scanFile({ services: { ...services, scanner: scanner as typeof services.scanner }, actor: system }, id);
    return changed('fileInfected', resident);
  },
  submissionLaunched: async () => {
    await at('Plans');
    return changed('received', resident);
  },
  submissionCompleted: async () => {
    const short = await publishedForm(paying.services, paying.team.id, [{ name: 'Ask', external: true }]);
    await leave(resident, await launchTestSubmission(api, resident, short), 'Ask');
    return changed('completed', resident);
  },
  submissionHalted: async () => {
    await act(clerk, 'haltSubmission', of(await at('File')));
    return changed('halted', resident);
  },
  stepAssigned: async () => {
    await act(clerk, 'assignSubmission', { ...of(await at('File')), assigneeId: `User:${colleague.id}` });
    return task('Assigned to you: ');
  },
  stepReady: async () => {
    await at('File');
    return task('Finish “File”: ');
  },
  stepOverdue: async () => {
    const { id: submissionId } = await at('File');
    const dueAt = new Date(Date.now() - 3_600_000);
    await db().stepInterval.updateMany({ where: { submissionId, endedAt: null }, data: { dueAt } });
    await mailOverdue({ services: paying.services, actor: system }, 7);
    return task('Overdue: ');
  },
  dailySummary: async () => {
    const where = { emailType: 'dailySummary', ownerId: paying.team.id };
    await db().emailSetting.updateMany({ where, data: { shouldSend: true } });
    await at('File');
    await db().summaryItem.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 86_400_000) } });
    await mailSummaries({ services: paying.services, actor: system });
    await db().emailSetting.updateMany({ where, data: { shouldSend: false } });
    return told('dailySummary', colleague);
  },
  stepStarted: async () => {
    await listen('started', 'File');
    await at('File');
    return told('stepNews', resident);
  },
  stepCompleted: async () => {
    await listen('completed', 'Plans');
    await at('Statics');
    return told('stepNews', resident);
  },
  changesRequested: async () => {
    await review(await at('Plans'), 'changes_requested');
    return told('discussionPosted', resident);
  },
  reviewCompleted: async () => {
    await review(await at('Plans'), 'approved');
    return changed('reviewed', clerk);
  },
  discussionStarted: async () => {
    await act(resident, 'startDiscussion', { ...of(await at('File')), body: 'When?' });
    return told('discussionPosted', colleague);
  },
  commentAdded: async () => {
    const { discussion } = await act(
      clerk,
      'startDiscussion',
      { ...of(await at('File')), body: 'Where?' },
      'discussion { id }',
    );
    await act(colleague, 'commentOnDiscussion', { discussionId: discussion.id, body: 'Here.' });
    return told('discussionPosted', resident);
  },
  paymentReceived: async () => {
    const { paymentId } = await paying.owing();
    await act(clerk, 'receiveCash', { paymentId: payment(paymentId), amountCents: 10_000 });
    await paying.work();
    return told('submissionChanged', resident, 'A payment of $100.00 was received');
  },
  paymentFailed: async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, resident, paymentId, bankAccount('000111111116'));
    await paying.webhooks();
    await paying.work();
    await paying.town.sandbox.control.advanceBanks();
    await paying.webhooks();
    await paying.work();
    return told('submissionChanged', resident, 'A payment of $100.00 didn’t go through');
  },
  outputIssued: async () => {
    await finished();
    return told('outputIssued', resident);
  },
  renewalReminder: async () => {
    const { id: submissionId } = await finished();
    const output = await db().issuedOutput.findFirstOrThrow({ where: { submissionId }, include: { team: true } });
    const { id, configuredOutputId, team: its } = output;
    const after = (months: number): Date =>
      startOfDay(addPeriod(dateIn(new Date(), its.timeZone), { value: months, unit: 'months' }), its.timeZone);
    await db().renewalReminder.create({
      data: { id: newId(), configuredOutputId, direction: 'before', periodValue: 1, periodUnit: 'months' },
    });
    await db().issuedOutput.update({ where: { id }, data: { issuedAt: after(-11), expiresAt: after(1) } });
    await remindOfRenewals({ services: paying.services, actor: system });
    return told('renewalReminder', resident);
  },
  editSuggested: async () => {
    const { services, team } = paying;
    const businesses = await makeBusinesses(services, team.id);
    const entityId = businesses.entityId('Main Street Bakery');
    await db().entityContact.create({ data: { teamId: team.id, entityId, userId: resident.id } });
    const suggestions = [{ fieldId: `CustomEntityField:${businesses.fieldId('Phone')}`, to: '217 555 0199' }];
    await act(resident, 'suggestEntityEdits', { entityId: `Entity:${entityId}`, suggestions });
    return told('editSuggested', team.member);
  },
};

const uuid = '[\\da-f-]{36}';
const asNode = async (who: Visitor, id: string, fields = 'id') =>
  (await api.ask(who, `query ($id: ID!) { node(id: $id) { ... on Node { ${fields} } } }`, { id })).data?.node;
const stepsOf = async (who: Visitor, submission: string): Promise<readonly string[]> => {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { step { id } } } } }';
  const { data } = await api.ask(who, query, { id: `Submission:${submission}` });
  return data?.node?.activeSteps.map(({ step }: { step: { id: string } }) => step.id) ?? [];
};

/** The data a page shows to the person who opens it. */
const pages: readonly (readonly [RegExp, (who: Visitor, ids: readonly string[]) => Promise<boolean>])[] = [
  [
    /^\/([\w-]+)\/status(?:\?number=[\w-]+)?$/,
    async (_who, [slug]) => {
      const query = 'query ($slug: String!) { teamBySlug(slug: $slug) { id } }';
      return Boolean((await api.ask(visitor(), query, { slug })).data.teamBySlug);
    },
  ],
  [
    /^\/surveys\/([\w-]{40,})$/,
    async (who, [token]) => {
      const query = 'query ($token: String!) { askedSurvey(token: $token) { state } }';
      return (await api.ask(who, query, { token })).data.askedSurvey?.state === 'open';
    },
  ],
  [
    new RegExp(`^/initiated_flows/manager/(${uuid})(?:\\?panel=discussions)?$`),
    async (who, [id]) => Boolean(await asNode(who, `Submission:${id}`)),
  ],
  [
    new RegExp(`^/initiated_flows/(${uuid})/steps/(${uuid})(?:/review(?:/${uuid})?)?$`),
    async (who, [id = '', step]) => (await stepsOf(who, id)).includes(`Step:${step}`),
  ],
  [/^\/my_tasks$/, async (who) => (await api.ask(who, '{ tasks { totalCount } }')).messages.length === 0],
  [
    /^\/exports$/,
    async (who) => (await api.ask(who, '{ exports { edges { node { id } } } }')).data.exports.edges.length > 0,
  ],
  [new RegExp(`^/issued_outputs/(${uuid})$`), async (who, [id]) => Boolean(await asNode(who, `IssuedOutput:${id}`))],
  [
    /^\/users\/(?:verify\/|claim\/|password\/edit\?token=)([\w-]{20,})(?:\?to=.*)?$/,
    async (who, [token]) => {
      const query = 'query ($token: String!) { accountLink(token: $token) { state } }';
      return (await api.ask(who, query, { token })).data.accountLink.state === 'valid';
    },
  ],
  [
    new RegExp(`^/email_settings\\?about=((?:MasterTemplate|Team):${uuid})$`),
    async (who, [id]) => {
      const query = 'query ($id: ID!) { viewer { emailSubject(id: $id) { name } } }';
      return Boolean((await api.ask(who, query, { id })).data.viewer?.emailSubject);
    },
  ],
  [
    new RegExp(`^/teams/[\\w-]+/edit_suggestions_requests/(${uuid})$`),
    async (who, [id]) => Boolean(await asNode(who, `EditSuggestionsRequest:${id}`)),
  ],
  [
    /^\/email_settings\/unsubscribe\/([\w-]{40,})$/,
    async (_who, [token]) => {
      const query = 'query ($token: String!) { emailLink(token: $token) { isWanted } }';
      return (await api.ask(visitor(), query, { token })).data.emailLink?.isWanted === true;
    },
  ],
];

/** The only address that is not a page: a receipt, for people who may see the charge. */
const receipt = /^\/charges\/(\w+)\.pdf$/;

async function opens(who: Visitor, path: string): Promise<boolean> {
  const [, confirmationNumber] = receipt.exec(path) ?? [];
  if (confirmationNumber !== undefined) {
    const charge = await db().charge.findUniqueOrThrow({ where: { confirmationNumber } });
    return Boolean(await asNode(who, `Charge:${charge.id}`));
  }
  const [pathname = ''] = path.split('?', 1);
  if (!isPagePath(pathname)) return false;
  for (const [pattern, shows] of pages) {
    const found = pattern.exec(path);
    if (found) return shows(who, found.slice(1));
  }
  return false;
}

/** The emails to applicants that also link to the page that shows the status without an account. */
const linksToStatus: ReadonlySet<EmailType> = new Set([
  ...(['submissionLaunched', 'submissionCompleted', 'submissionHalted'] as const),
  ...(['stepStarted', 'stepCompleted'] as const),
]);

for (const [type, send] of Object.entries(cases) as [EmailType, (typeof cases)[EmailType]][]) {
  if (send === 'not sent yet') continue;
  test(`every link in the email ${type} opens its page for the recipient`, async () => {
    await db().outboxMail.deleteMany();
    const { kind, to, says } = await send();
    const where = { kind, toEmail: to.email, subject: { contains: says } };
    const mails = await db().outboxMail.findMany({ where, orderBy: { id: 'desc' } });
    const [mail] = mails;
    expect(mail?.kind).toBe(kind);
    const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((link) =>
      link.replace(paying.services.publicUrl, ''),
    );
    const who = visitor({ cookie: to.cookie });
    const opened: Record<string, boolean> = {};
    for (const link of links) opened[link] = await opens(who, link);
    expect(opened).toEqual(Object.fromEntries(links.map((link) => [link, true])));
    // the summary also links to each step
    const more = linksToStatus.has(type) || type === 'dailySummary' ? 1 : 0;
    expect(links.length).toBe((isOptionalEmailType(type) ? 3 : 1) + more);
    expect(Object.hasOwn(mail?.headers as object, 'List-Unsubscribe')).toBe(isOptionalEmailType(type));
    for (const link of links) expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
  });
}

test('email types marked as not sent yet are not sent anywhere', () => {
  const notSent = Object.entries(cases).flatMap(([type, send]) => (send === 'not sent yet' ? [type] : []));
  expect(Object.keys(emailTypes).filter((type) => !Object.hasOwn(cases, type))).toEqual([]);
  expect(notSent).toEqual(['requirementSent']);
});
