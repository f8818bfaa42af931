/**
 * @generated SignedSource<<87f14d6a3a1eacb55d8ab4931e128036>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineState = "current" | "done" | "halted" | "notdone";
import type { FragmentRefs } from "relay-runtime";
export type CollectInfoStep_step$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly external: boolean;
  readonly hiddenFields: ReadonlyArray<string>;
  readonly lockedAt: string | null | undefined;
  readonly lockedFields: ReadonlyArray<string>;
  readonly state: TimelineState;
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
  readonly " $fragmentSpreads": FragmentRefs<"EditingBar_step">;
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
      "kind": "ScalarField",
      "name": "hiddenFields",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "state",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditingBar_step"
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "57cc69409ac94f22d4d55e1baf566384";

export default node;
