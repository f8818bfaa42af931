/**
 * @generated SignedSource<<0f206ca46fc242019c754727fe7a5e49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityScreen_viewer$data = {
  readonly email: string;
  readonly secondFactors: ReadonlyArray<string>;
  readonly teamsAskingForFactor: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AuthenticatorAppCard_viewer" | "PasskeysCard_viewer" | "RecoveryCodesCard_viewer">;
  readonly " $fragmentType": "SecurityScreen_viewer";
};
export type SecurityScreen_viewer$key = {
  readonly " $data"?: SecurityScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "teamsAskingForFactor",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasskeysCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthenticatorAppCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecoveryCodesCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1d99abdfca7a92d7f282f3dd4f8b0261";

export default node;
