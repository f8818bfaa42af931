/**
 * @generated SignedSource<<9139345c1ee1f36dbd353f14d83a4876>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicSettings_form$data = {
  readonly forkAllowed: boolean;
  readonly id: string;
  readonly publicRead: boolean;
  readonly publicSearchInstructions: string | null | undefined;
  readonly publiclySearchable: boolean;
  readonly " $fragmentType": "PublicSettings_form";
};
export type PublicSettings_form$key = {
  readonly " $data"?: PublicSettings_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicSettings_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicSettings_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forkAllowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publiclySearchable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicSearchInstructions",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "bed086302b2b0cacf377db35071578e5";

export default node;
