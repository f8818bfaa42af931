/**
 * @generated SignedSource<<65a5aea4fdf91dec9effbb1adbbd32af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppCard_viewer$data = {
  readonly authenticatorAppSince: string | null | undefined;
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly timeZone: string;
  readonly " $fragmentType": "AppCard_viewer";
};
export type AppCard_viewer$key = {
  readonly " $data"?: AppCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authenticatorAppSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1002b5f01925f47bbd0e770007641ba3";

export default node;
