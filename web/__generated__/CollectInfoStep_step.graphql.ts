/**
 * @generated SignedSource<<722298a248cce047d84c9239db1c22e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectInfoStep_step$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly lockedAt: string | null | undefined;
  readonly lockedFields: ReadonlyArray<string>;
  readonly step: {
    readonly identity: string;
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly hint: string | null | undefined;
        readonly identity: string;
      }>;
      readonly identity: string;
      readonly instructions: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "CollectInfoStep_step";
};
export type CollectInfoStep_step$key = {
  readonly " $data"?: CollectInfoStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectInfoStep_step">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectInfoStep_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "step",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Section",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instructions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Field",
              "kind": "LinkedField",
              "name": "fields",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hint",
                  "storageKey": null
                }
              ],
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
})();

(node as any).hash = "0d04e7b01c0014ffac15ebf27ea98b67";

export default node;
