/**
 * @generated SignedSource<<82e222a56c856d8ee8d0f768fa41a74e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Corrections_submission$data = {
  readonly corrections: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly sentence: string;
  }>;
  readonly " $fragmentType": "Corrections_submission";
};
export type Corrections_submission$key = {
  readonly " $data"?: Corrections_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Corrections_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Corrections_submission",
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

(node as any).hash = "bacabcdfb50ed0cd78ff362075709147";

export default node;
