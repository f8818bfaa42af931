import { startTransition, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayEarlyInput } from '#web/ui/replayEarlyInput.ts';

interface HydratedProps {
  readonly place: Element;
  readonly children: ReactNode;
}

/** What the server rendered, once React handles its events. */
function Hydrated({ place, children }: HydratedProps): ReactNode {
  useLayoutEffect(() => replayEarlyInput(place), [place]);
  return children;
}

/** Takes over what the server rendered: in short tasks, so that the page can be used in the meantime. */
export const hydrateApp = (place: Element, app: ReactElement): void =>
  startTransition(() => void hydrateRoot(place, <Hydrated place={place}>{app}</Hydrated>));
