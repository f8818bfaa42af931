import { z } from 'zod';
import { flag, optionalText, storedFile, text } from '#server/rest/bodyValues.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const signIn = z.strictObject({ user: z.strictObject({ email: text, password: text }).prefault({}) });
const newUser = z.strictObject({
  user: z
    .strictObject({
      email: text,
      password: text,
      name: text,
      account_type: z.literal('citizen').optional(),
      time_zone: optionalText,
    })
    .prefault({}),
  /** The specification's sign-up page sends it at the top level. */
  time_zone: optionalText,
});
const profile = z.strictObject({
  user: z
    .strictObject({
      name: optionalText,
      username: optionalText,
      time_zone: optionalText,
      avatar: storedFile.optional(),
      remove_avatar: flag,
    })
    .refine(({ avatar, remove_avatar }) => avatar === undefined || remove_avatar !== true, {
      message: 'saidTwice',
      path: ['remove_avatar'],
    })
    .prefault({}),
});
const credentials = z.strictObject({
  user: z.strictObject({ current_password: text, password: optionalText, email: optionalText }).prefault({}),
});
const secondStep = z.strictObject({
  token: text,
  code: optionalText,
  recovery_code: optionalText,
  passkey: z.record(z.string(), z.unknown()).optional(),
});
const proof = z.strictObject({ password: optionalText, code: optionalText });
const peopleSearch = z.object({ q: text, initiated_flow_id: optionalText, gov_only: flag });

/** Accounts and sessions. */
export const accountEndpoints: readonly Endpoint[] = [
  endpoint<Record<string, never>, z.infer<typeof signIn>>({
    method: 'POST',
    path: '/users/sign_in',
    summary: 'Sign in and set the session cookie, or return the second step if one is set up',
    document: `mutation ($input: SignInInput!) {
      signIn(input: $input) { ... on SignInPayload {
        viewer { ...account }
        second_step: secondStep { token offered passkey_options: passkeyOptions }
      } }
    }`,
    body: signIn,
    variables: ({ body: { user } }) => ({ input: { email: user.email, password: user.password } }),
    answer: 'signIn.viewer | signIn',
  }),
  endpoint<Record<string, never>, z.infer<typeof secondStep>>({
    method: 'POST',
    path: '/users/sign_in/second_step',
    summary: 'Complete a sign-in with a code from the authenticator app or a recovery code',
    document: `mutation ($input: FinishSignInInput!) {
      finishSignIn(input: $input) { ... on FinishSignInPayload { viewer { ...account } } }
    }`,
    body: secondStep,
    variables: ({ body: { token, code, recovery_code: recoveryCode, passkey } }) => ({
      input: { token, code, recoveryCode, passkey },
    }),
    answer: 'finishSignIn.viewer',
  }),
  endpoint<Record<string, never>, z.infer<typeof proof>>({
    method: 'POST',
    path: '/auth/confirm',
    summary: 'Confirm your identity with your password or a code, for calls that require it',
    document: `mutation ($password: ConfirmPasswordInput!, $byCode: Boolean!, $factor: ConfirmByFactorInput!, $byPassword: Boolean!) {
      confirmPassword(input: $password) @include(if: $byPassword) { ... on ConfirmPasswordPayload { viewer { id } } }
      confirmByFactor(input: $factor) @include(if: $byCode) { ... on ConfirmByFactorPayload { viewer { id } } }
    }`,
    body: proof,
    variables: ({ body: { password = '', code } }) => ({
      byPassword: code === undefined,
      password: { password },
      byCode: code !== undefined,
      factor: { code },
    }),
    answer: {},
  }),
  endpoint({
    method: 'DELETE',
    path: '/users/sign_out',
    summary: 'Sign out and end the session',
    document: `mutation { signOut { ... on SignOutPayload { viewer { id } } } }`,
    answer: {},
  }),
  endpoint<Record<string, never>, z.infer<typeof newUser>>({
    method: 'POST',
    path: '/users',
    summary: 'Sign up as a citizen and sign in; an invited address gets an email with instructions instead',
    document: `mutation ($input: SignUpInput!) {
      signUp(input: $input) { ... on SignUpPayload { user: viewer { ...account } claim_mailed: isClaimMailed } }
    }`,
    body: newUser,
    variables: ({ body: { user, time_zone } }) => ({
      input: { email: user.email, password: user.password, name: user.name, timeZone: user.time_zone ?? time_zone },
    }),
    answer: { user: 'signUp.user', claim_mailed: 'signUp.claim_mailed' },
    status: 201,
  }),
  endpoint<Record<string, never>, z.infer<typeof profile>>({
    method: 'PATCH',
    path: '/users/update',
    summary: 'Change your name, username, time zone, and picture',
    document: `mutation ($input: UpdateProfileInput!) {
      updateProfile(input: $input) { ... on UpdateProfilePayload { viewer { ...account } } }
    }`,
    body: profile,
    takesFiles: true,
    variables: ({ body: { user } }) => ({
      input: {
        name: user.name,
        username: user.username,
        timeZone: user.time_zone,
        avatarFileId: user.remove_avatar === true ? null : user.avatar,
      },
    }),
    answer: 'updateProfile.viewer',
  }),
  endpoint<Record<string, never>, z.infer<typeof credentials>>({
    method: 'POST',
    path: '/auth/update',
    summary: 'Change your password, or request a new email address',
    document: `mutation ($email: ChangeEmailInput!, $newEmail: Boolean!, $password: ChangePasswordInput!, $newPassword: Boolean!) {
      changeEmail(input: $email) @include(if: $newEmail) { ... on ChangeEmailPayload { viewer { id } } }
      changePassword(input: $password) @include(if: $newPassword) { ... on ChangePasswordPayload { viewer { id } } }
    }`,
    body: credentials,
    variables: ({ body: { user } }) => ({
      newEmail: user.email !== undefined,
      email: { email: user.email ?? '', password: user.current_password },
      // If nothing is changed, report the password as missing.
      newPassword: user.password !== undefined || user.email === undefined,
      password: { currentPassword: user.current_password, password: user.password ?? '' },
    }),
    answer: {},
  }),
  endpoint({
    method: 'POST',
    path: '/users/send_verification_email',
    summary: 'Resend the link that verifies your email address',
    document: `mutation { sendVerificationEmail { ... on SendVerificationEmailPayload { sent text } } }`,
    answer: { sent: 'sendVerificationEmail.sent', text: 'sendVerificationEmail.text' },
  }),
  endpoint<{ email: string }>({
    method: 'GET',
    path: '/users/exists',
    summary: 'Check whether an account uses an email address',
    document: `query ($email: String!) { exists: emailIsTaken(email: $email) }`,
    query: z.object({ email: text }),
    variables: ({ query }) => query,
    answer: { exists: 'exists' },
  }),
  endpoint({
    method: 'GET',
    path: '/sessions/is_logged_in',
    summary: 'Check whether the session is still valid',
    document: `query { isSignedIn }`,
    answer: { isLoggedIn: 'isSignedIn' },
  }),
  endpoint<z.infer<typeof peopleSearch>>({
    method: 'GET',
    path: '/users/search',
    summary: 'Find people by name or email address, with your teammates listed separately',
    document: `query ($term: String!, $submissionId: ID, $governmentOnly: Boolean, $first: Int, $skip: Int) {
      people(term: $term, submissionId: $submissionId, governmentOnly: $governmentOnly) {
        __total: teammateCount users: teammates(first: $first, skip: $skip) { ...contact } outside_count: outsiderCount outside_users: outsiders { ...contact }
      }
    }`,
    query: peopleSearch as z.ZodType<z.infer<typeof peopleSearch>>,
    variables: ({ query: { q, initiated_flow_id, gov_only } }) => ({
      term: q,
      submissionId: toGlobalId('Submission', initiated_flow_id),
      governmentOnly: gov_only ?? false,
    }),
    list: { of: 'users', total: 'people.__total' },
    answer: 'people',
  }),
  endpoint({
    method: 'POST',
    path: '/invitations/{id}/resend_invite',
    summary: 'Resend an invitation, at most once every six hours',
    document: `mutation ($input: ResendInvitationInput!) {
      resendInvitation(input: $input) { ... on ResendInvitationPayload {
        invitation { id sent_count: sentCount last_sent_at: lastSentAt }
      } }
    }`,
    variables: ({ params }) => ({ input: { invitationId: toGlobalId('Invitation', params['id']) } }),
    answer: 'resendInvitation.invitation',
  }),
];
