import type { RouteObject } from 'react-router';
import { screenRoute } from '#web/relay/route.tsx';

export const accessibilityRoutes: RouteObject[] = [
  screenRoute(
    '/accessibility',
    async () => (await import('#web/screens/Accessibility/AccessibilityScreen.tsx')).AccessibilityScreen,
  ),
];
