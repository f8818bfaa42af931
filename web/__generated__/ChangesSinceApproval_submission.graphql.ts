/**
 * @generated SignedSource<<ad2600452d31eef9a9af62f1b4832d76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangesSinceApproval_submission$data = {
  readonly changesSinceApproval: {
    readonly __typename: "ChangesSinceApproval";
  } | null | undefined;
  readonly isChangedSinceApproval: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesToAccept_submission">;
  readonly " $fragmentType": "ChangesSinceApproval_submission";
};
export type ChangesSinceApproval_submission$key = {
  readonly " $data"?: ChangesSinceApproval_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceApproval_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangesSinceApproval_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChangedSinceApproval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangesSinceApproval",
      "kind": "LinkedField",
      "name": "changesSinceApproval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesToAccept_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "a64ff3e9b111e3c5dbc22c5dfa9fab43";

export default node;
