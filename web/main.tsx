import { createRoot } from 'react-dom/client';
import '#web/ui/base.css';
import { App } from '#web/App.tsx';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import { trackFocusMoves } from '#web/navigation/focusTracking.ts';
import { Navigation } from '#web/navigation/Navigation.ts';
import { environment } from '#web/relay/environment.ts';
import { routes } from '#web/routes.tsx';
import { loadCachedFonts } from '#web/ui/fontLoading.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the application.');

const isRendered = place.hasChildNodes();
// a rendered page is painted already, and its title loads the fonts for the next one
if (!isRendered) loadCachedFonts();
trackFocusMoves();

const navigation = new Navigation(routes, environment, isRendered);
const app = <App navigation={navigation} environment={environment} />;

void navigation.begun.then(async () => {
  preloadAfterPaint(async () => {
    const { preloadLinks } = await import('#web/navigation/preloadLinks.ts');
    preloadLinks(navigation);
  });
  if (!isRendered) return createRoot(place).render(app);
  // what the server rendered stays as it is until the page's code is there
  const contents = Promise.allSettled([...navigation.visit.pages.values()].map(({ content }) => content));
  const [{ hydrateApp }] = await Promise.all([import('#web/ui/hydrateApp.tsx'), contents]);
  return hydrateApp(place, app);
});
