/**
 * @generated SignedSource<<2c1a77d0811805cd43f27b47a57c02c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartButton_submission$data = {
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentType": "StartButton_submission";
};
export type StartButton_submission$key = {
  readonly " $data"?: StartButton_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartButton_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartButton_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "a5a8de0c331ce5e9e02bd1d05d1ccc75";

export default node;
