import type { PageHead } from '#domain/publicPage/renderedPage.ts';
import { useServerPage } from '#web/navigation/useServerPage.ts';

/** Describes a page to search engines and link previews. They read only what the server rendered. */
export function usePageHead(head: PageHead): void {
  const page = useServerPage();
  if (page) Object.assign(page.head, head);
}
