/**
 * @generated SignedSource<<445af790f5153c77c04c9eb5c5e65237>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormTabs_form$data = {
  readonly hasPublicRecords: boolean;
  readonly hasPublicStatistics: boolean;
  readonly isClonableByViewer: boolean;
  readonly slug: string;
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GovernmentStaffActions_form">;
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
      "name": "isClonableByViewer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GovernmentStaffActions_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "5906336a39b1459b05d0effa1ef761da";

export default node;
