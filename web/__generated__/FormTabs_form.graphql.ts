/**
 * @generated SignedSource<<0286a916b846faeae9ae4358e1acf90b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormTabs_form$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly faqs: ReadonlyArray<{
    readonly __typename: "MasterTemplateFaq";
  }>;
  readonly hasPublicRecords: boolean;
  readonly hasPublicStatistics: boolean;
  readonly slug: string;
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MoreOfForm_form">;
  readonly " $fragmentType": "FormTabs_form";
};
export type FormTabs_form$key = {
  readonly " $data"?: FormTabs_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormTabs_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormTabs_form",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateFaq",
      "kind": "LinkedField",
      "name": "faqs",
      "plural": true,
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicStatistics",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicRecords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoreOfForm_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "1684909cf2ef9157c6ba5ae540a68783";

export default node;
