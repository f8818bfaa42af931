/**
 * @generated SignedSource<<a19f46aaa79207666e2553a22ec5419a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryField_form$data = {
  readonly category: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly offeredCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly team: {
    readonly availableActions: ReadonlyArray<string>;
    readonly id: string;
  };
  readonly " $fragmentType": "CategoryField_form";
};
export type CategoryField_form$key = {
  readonly " $data"?: CategoryField_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryField_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryField_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableActions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateCategory",
      "kind": "LinkedField",
      "name": "offeredCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "761649907a4bf584883a0f9edeadd401";

export default node;
