/**
 * @generated SignedSource<<e0b8b4dc71d45fcd5bd5dbd403b38f3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthenticatorAppCard_viewer$data = {
  readonly authenticatorAppSince: string | null | undefined;
  readonly secondFactors: ReadonlyArray<string>;
  readonly timeZone: string;
  readonly " $fragmentType": "AuthenticatorAppCard_viewer";
};
export type AuthenticatorAppCard_viewer$key = {
  readonly " $data"?: AuthenticatorAppCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthenticatorAppCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthenticatorAppCard_viewer",
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
      "kind": "ScalarField",
      "name": "secondFactors",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "08d2afeca7a657188bbdb2838b16296b";

export default node;
