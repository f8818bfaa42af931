import { Fragment, type ReactElement } from 'react';
import { linkedParts } from '#web/ui/linkedParts.ts';

/** Plain text in which web addresses, email addresses, and phone numbers are links. */
export const LinkedText = ({ children }: { readonly children: string }): ReactElement => (
  <>
    {linkedParts(children).map(({ text, href }, place) =>
      href === null ? (
        <Fragment key={place}>{text}</Fragment>
      ) : (
        <a key={place} href={href}>
          {text}
        </a>
      ),
    )}
  </>
);
