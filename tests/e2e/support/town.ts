import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { townPeople, townPassword, type TownPerson } from '#server/demoTown/townPeople.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { signInThroughPage } from '#tests/e2e/support/signIn.ts';
import { withoutWindow, type RequestSender } from '#tests/e2e/support/withoutWindow.ts';

/** Signs in as a demo town person, with the password that the server prints at start. */
export async function signInAsPlayer(page: RequestSender, player: TownPerson): Promise<void> {
  await sendMutationRequest(
    page.request,
    'signIn',
    { email: townPeople[player].email, password: townPassword },
    'viewer { id }',
  );
}

/** Opens the start page as a demo town person who is already signed in, in their own browser. */
export async function openAsPlayer(browser: Browser, player: TownPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPlayer(page, player);
  await page.goto('/');
  return page;
}

/** Opens the start page in a new browser and signs in there. */
export async function signInPlayer(browser: Browser, player: TownPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signInThroughPage(page, townPeople[player].email);
  return page;
}

/** Public page of the demo town's building permit. */
export const permitPath = '/city-hall/building-permit';

interface Launched {
  readonly id: string;
  readonly scopedId: number;
}

const permitForm = '{ publicForm(teamSlug: "city-hall", slug: "building-permit") { id } }';

export const launchPermit = (player: TownPerson): Promise<Launched> =>
  withoutWindow(async (resident) => {
    await signInAsPlayer(resident, player);
    const { publicForm } = await sendQuery<{ publicForm: { id: string } }>(resident.request, permitForm);
    const launching = { masterTemplateId: publicForm.id };
    const launched = 'submission { id scopedId }';
    return (await sendTownMutation<{ submission: Launched }>(resident, 'launchSubmission', launching, launched))
      .submission;
  });

interface PermitField {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly identity: string }[];
}

interface PermitStep {
  readonly id: string;
  readonly stepId: string;
  readonly step: { readonly name: string; readonly sections: readonly { readonly fields: readonly PermitField[] }[] };
}

export interface SentPermit {
  readonly address: string;
  /** path of the review */
  readonly reviewPath: string;
  /** path the review had before, which redirects */
  readonly oldReviewPath: string;
  readonly submissionId: string;
  /** the review's active step */
  readonly activeStepId: string;
}

/**
 * A new building permit, submitted and awaiting review. Its address is unique, and short enough that lists show
 * it in full.
 */
export const sendPermit = (player: TownPerson): Promise<SentPermit> =>
  withoutWindow((resident) => send(resident, player));

async function send(page: RequestSender, player: TownPerson): Promise<SentPermit> {
  const address = `${randomInt(100_000, 1_000_000)} Elm St`;
  await signInAsPlayer(page, player);
  const { publicForm } = await sendQuery<{ publicForm: { id: string } }>(page.request, permitForm);
  const { submission } = await sendTownMutation<{ submission: { id: string; activeSteps: readonly PermitStep[] } }>(
    page,
    'launchSubmission',
    { masterTemplateId: publicForm.id },
    'submission { id activeSteps { id stepId step { name sections { fields { id name options { name identity } } } } } }',
  );
  const [project, planReview] = submission.activeSteps;
  if (!project || !planReview) throw new Error('The permit of the demo town has other steps.');
  const fields = project.step.sections.flatMap((section) => section.fields);
  const activeStepId = project.id;
  const option = fields.flatMap(({ options }) => options).find(({ name }) => name === 'New building');
  const answers = {
    'Property address': address,
    'Type of work': option?.identity,
    'Description of work': 'A single-family house with two stories and a garage.',
    'Estimated cost': '265,000.00',
    'Planned start': '2030-05-01',
  };
  for (const [name, content] of Object.entries(answers)) {
    const fieldId = fields.find((field) => field.name === name)?.id;
    await sendTownMutation(page, 'saveAnswer', { activeStepId, fieldId, content, revision: 0 });
  }
  await sendTownMutation(page, 'signStep', { activeStepId, typedName: townPeople[player].name });
  await sendTownMutation(page, 'advanceStep', { activeStepId });
  const reviewAt = (step: string): string => `/initiated_flows/${plain(submission.id)}/steps/${plain(step)}/review`;
  return {
    ...{ address, submissionId: plain(submission.id), activeStepId: planReview.id },
    ...{ reviewPath: reviewAt(planReview.stepId), oldReviewPath: reviewAt(planReview.id) },
  };
}

const plain = (id: string): string => id.split(':')[1] ?? '';

/** Runs one mutation in the session of a page; a refusal fails the test. */
export async function sendTownMutation<Payload>(
  page: RequestSender,
  mutation: string,
  input: object,
  payload = '',
): Promise<Payload> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const document = `mutation ($input: ${type}Input!) {
    done: ${mutation}(input: $input) { __typename ... on Refused { message } ... on ${type}Payload { __typename ${payload} } }
  }`;
  const { done } = await sendQuery<{ done: Payload & { __typename: string } }>(page.request, document, { input });
  if (done.__typename !== `${type}Payload`) throw new Error(`${mutation}: ${JSON.stringify(done)}`);
  return done;
}

export interface OwingPermit {
  readonly path: string;
  readonly address: string;
  readonly paymentId: string;
  /** the fee's active step */
  readonly activeStepId: string;
}

/** An approved permit at its fee step. */
export async function permitWithUnpaidFee(player: TownPerson): Promise<OwingPermit> {
  const sent = await sendPermit(player);
  return withoutWindow((staff) => leadToItsFee(staff, sent));
}

async function leadToItsFee(
  page: RequestSender,
  { address, submissionId, activeStepId }: SentPermit,
): Promise<OwingPermit> {
  await signInAsPlayer(page, 'reviewer');
  await sendTownMutation(page, 'setApproval', {
    activeStepId,
    outcome: 'approved',
    typedName: townPeople.reviewer.name,
  });
  await signInAsPlayer(page, 'counter');
  // The submission advanced automatically.
  const { node } = await sendQuery<{
    node: { activeSteps: readonly { id: string; payment: { id: string } | null }[] };
  }>(page.request, 'query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { id payment { id } } } } }', {
    id: `Submission:${submissionId}`,
  });
  const fee = node.activeSteps.find(({ payment }) => payment !== null);
  if (!fee?.payment) throw new Error('The permit of the demo town has no fee.');
  return {
    ...{ path: `/initiated_flows/${submissionId}`, address, paymentId: fee.payment.id },
    activeStepId: fee.id,
  };
}
