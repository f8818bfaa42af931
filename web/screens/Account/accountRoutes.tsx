import type { RouteObject } from 'react-router';

import ClaimParameters from '#web/__generated__/ClaimScreenQuery$parameters.ts';
import NewPasswordParameters from '#web/__generated__/NewPasswordScreenQuery$parameters.ts';
import PasswordParameters from '#web/__generated__/PasswordScreenQuery$parameters.ts';
import ProfileParameters from '#web/__generated__/ProfileScreenQuery$parameters.ts';
import SecurityParameters from '#web/__generated__/SecurityScreenQuery$parameters.ts';
import UnverifiedParameters from '#web/__generated__/UnverifiedScreenQuery$parameters.ts';
import VerifyEmailParameters from '#web/__generated__/VerifyEmailScreenQuery$parameters.ts';
import { relayRoute, screenRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

/** The ways into an account. Signing in and up ask the server nothing before the form stands. */
export const entranceRoutes: RouteObject[] = [
  screenRoute('/users/sign_in', async () => (await import('./SignIn/SignInScreen.tsx')).SignInScreen),
  screenRoute('/users/sign_up', async () => (await import('./SignUp/SignUpScreen.tsx')).SignUpScreen),
  screenRoute(
    '/users/password/new',
    async () => (await import('./ForgotPassword/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  relayRoute({
    path: '/users/password/edit',
    parameters: NewPasswordParameters,
    variables: ({ search }) => ({ token: search.get('token') ?? '' }),
    screen: async () => (await import('./NewPassword/NewPasswordScreen.tsx')).NewPasswordScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  relayRoute({
    path: '/users/claim/:token',
    parameters: ClaimParameters,
    variables: ({ params }) => ({ token: params['token'] ?? '' }),
    screen: async () => (await import('./Claim/ClaimScreen.tsx')).ClaimScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/users/verify/:token',
    parameters: VerifyEmailParameters,
    variables: ({ params }) => ({ token: params['token'] ?? '' }),
    screen: async () => (await import('./VerifyEmail/VerifyEmailScreen.tsx')).VerifyEmailScreen,
    skeleton: <FormSkeleton fields={0} />,
  }),
];

export const accountRoutes: RouteObject[] = [
  relayRoute({
    path: '/users/unverified',
    parameters: UnverifiedParameters,
    screen: async () => (await import('./Unverified/UnverifiedScreen.tsx')).UnverifiedScreen,
    skeleton: <FormSkeleton fields={0} />,
  }),
  relayRoute({
    path: '/profile',
    parameters: ProfileParameters,
    screen: async () => (await import('./Profile/ProfileScreen.tsx')).ProfileScreen,
    skeleton: <FormSkeleton fields={3} />,
  }),
  relayRoute({
    path: '/profile/security',
    parameters: SecurityParameters,
    screen: async () => (await import('./Security/SecurityScreen.tsx')).SecurityScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: '/password',
    parameters: PasswordParameters,
    screen: async () => (await import('./Password/PasswordScreen.tsx')).PasswordScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
];
