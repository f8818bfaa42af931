/**
 * @generated SignedSource<<5ce70e823bc07212f362aa1b6fe0b452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type optionTree_draft$data = {
  readonly isModified: boolean;
  readonly revision: number;
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly id: string;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly isDefault: boolean;
          readonly position: number;
        }>;
      }>;
      readonly id: string;
    }>;
    readonly survey: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly id: string;
          readonly options: ReadonlyArray<{
            readonly id: string;
            readonly isDefault: boolean;
            readonly position: number;
          }>;
        }>;
        readonly id: string;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "optionTree_draft";
};
export type optionTree_draft$key = {
  readonly " $data"?: optionTree_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"optionTree_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
      "concreteType": "Field",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MultipleChoiceOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDefault",
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "optionTree_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isModified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Survey",
          "kind": "LinkedField",
          "name": "survey",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "318f1d73f0b9081c2e4d303848bd8d06";

export default node;
