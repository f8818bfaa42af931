import type { RouteObject } from 'react-router';
import { relayRoute, screenRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

const queries = () => import('#web/screens/Account/accountQueries.ts');

/** No path of ours is longer. */
const longestPath = 200;

/** Loaded on demand, because residents don't need it. */
const emailSettings = () => import('#web/screens/Account/EmailSettings/emailSettingsQuery.ts');

/** Sign-in, sign-up, and similar pages. Sign-in and sign-up render their form without a query. */
export const signInRoutes: RouteObject[] = [
  screenRoute(
    '/users/sign_in',
    async () => (await import('#web/screens/Account/SignIn/SignInScreen.tsx')).SignInScreen,
  ),
  screenRoute(
    '/users/sign_up',
    async () => (await import('#web/screens/Account/SignUp/SignUpScreen.tsx')).SignUpScreen,
  ),
  screenRoute(
    '/users/password/new',
    async () => (await import('#web/screens/Account/ForgotPassword/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  relayRoute({
    path: '/users/password/edit',
    parameters: async () => (await queries()).NewPasswordParameters,
    variables: ({ search }) => ({ token: search.get('token') ?? '' }),
    screen: async () => (await import('#web/screens/Account/NewPassword/NewPasswordScreen.tsx')).NewPasswordScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  relayRoute({
    path: '/users/claim/:token',
    parameters: async () => (await queries()).ClaimParameters,
    variables: ({ params, search }) => ({
      token: params['token'] ?? '',
      to: search.get('to')?.slice(0, longestPath) ?? '',
    }),
    screen: async () => (await import('#web/screens/Account/Claim/ClaimScreen.tsx')).ClaimScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/users/verify/:token',
    parameters: async () => (await queries()).VerifyEmailParameters,
    variables: ({ params }) => ({ token: params['token'] ?? '' }),
    screen: async () => (await import('#web/screens/Account/VerifyEmail/VerifyEmailScreen.tsx')).VerifyEmailScreen,
    skeleton: <FormSkeleton fields={0} />,
  }),
  relayRoute({
    path: '/email_settings/unsubscribe/:token',
    parameters: async () => (await queries()).UnsubscribeParameters,
    variables: ({ params }) => ({ token: params['token'] ?? '' }),
    screen: async () => (await import('#web/screens/Account/Unsubscribe/UnsubscribeScreen.tsx')).UnsubscribeScreen,
    skeleton: <FormSkeleton fields={0} />,
  }),
];

export const accountRoutes: RouteObject[] = [
  relayRoute({
    path: '/users/unverified',
    parameters: async () => (await queries()).UnverifiedParameters,
    screen: async () => (await import('#web/screens/Account/Unverified/UnverifiedScreen.tsx')).UnverifiedScreen,
    skeleton: <FormSkeleton fields={0} />,
  }),
  relayRoute({
    path: '/account',
    parameters: async () => (await queries()).AccountParameters,
    screen: async () => (await import('#web/screens/Account/Overview/AccountScreen.tsx')).AccountScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: '/profile',
    parameters: async () => (await queries()).ProfileParameters,
    screen: async () => (await import('#web/screens/Account/Profile/ProfileScreen.tsx')).ProfileScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: '/profile/security',
    parameters: async () => (await queries()).SecurityParameters,
    screen: async () => (await import('#web/screens/Account/Security/SecurityScreen.tsx')).SecurityScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/email_settings',
    parameters: async () => (await emailSettings()).EmailSettingsParameters,
    variables: async ({ search }) => (await emailSettings()).emailSettingsVariables(search),
    reads: ['about'],
    screen: async () =>
      (await import('#web/screens/Account/EmailSettings/EmailSettingsScreen.tsx')).EmailSettingsScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: '/password',
    parameters: async () => (await queries()).PasswordParameters,
    screen: async () => (await import('#web/screens/Account/Password/PasswordScreen.tsx')).PasswordScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
];
