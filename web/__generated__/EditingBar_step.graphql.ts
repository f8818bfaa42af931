/**
 * @generated SignedSource<<7189e0e8a2d8992ea319dd6ac5c1426f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditingBar_step$data = {
  readonly external: boolean;
  readonly signings: ReadonlyArray<{
    readonly user: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "EditingBar_step";
};
export type EditingBar_step$key = {
  readonly " $data"?: EditingBar_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditingBar_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditingBar_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "external",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Signing",
      "kind": "LinkedField",
      "name": "signings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "8f3d377b27c1669fddde08182b7365cf";

export default node;
