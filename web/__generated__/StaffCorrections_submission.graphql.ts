/**
 * @generated SignedSource<<7f12f76042fadca93a0c901ef7e5917b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffCorrections_submission$data = {
  readonly corrections: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly sentence: string;
  }>;
  readonly " $fragmentType": "StaffCorrections_submission";
};
export type StaffCorrections_submission$key = {
  readonly " $data"?: StaffCorrections_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCorrections_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffCorrections_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "corrections",
      "plural": true,
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
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "0210b65b3e9ac0bd6b32b24908100ca5";

export default node;
