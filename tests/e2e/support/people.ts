import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendQuery } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

export const password = 'correct horse battery';

export interface E2ePerson {
  readonly name: string;
  readonly email: string;
}

/** An email address unique to this test. */
export const newAddress = (name: string): string =>
  `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now().toString(36)}${randomInt(1e6).toString(36)}@example.gov`;

/** Creates an account and leaves the page signed in to it. */
export async function signUpPerson(page: RequestSender, name = 'Ann Lee'): Promise<E2ePerson> {
  const email = newAddress(name);
  await sendQuery(
    page.request,
    `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SignUpPayload { viewer { id } } ... on Refused { message } } }`,
    { input: { name, email, password, timeZone: 'America/Chicago' } },
  );
  return { name, email };
}

/** An account with a verified email. */
export async function signUpVerified(page: RequestSender, name = 'Ann Lee'): Promise<E2ePerson> {
  const somebody = await signUpPerson(page, name);
  const link = await emailedLink(page.request, somebody.email, '/users/verify/');
  const token = link.split('/').at(-1);
  await sendQuery(
    page.request,
    `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { ... on VerifyEmailPayload { viewer { id } } } }`,
    { input: { token } },
  );
  return somebody;
}

export interface E2eTeam {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** A team owned by the signed-in person. */
export async function createOwnTeam(page: RequestSender, name = 'Spring Valley'): Promise<E2eTeam> {
  const slug = `spring-${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;
  const { createTeam } = await sendQuery<{ createTeam: { team: { id: string } } }>(
    page.request,
    `mutation ($input: CreateTeamInput!) { createTeam(input: $input) { ... on CreateTeamPayload { team { id } } ... on Refused { message } } }`,
    { input: { name, slug } },
  );
  return { id: createTeam.team.id, slug, name };
}

/** Drops the session cookie without the page noticing, as when a session expires. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}
