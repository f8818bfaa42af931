/**
 * @generated SignedSource<<869f97d0e6470a28e3912e81b97992a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type FormTabs_form$data = {
  readonly hasPublicRecords: boolean;
  readonly hasPublicStatistics: boolean;
  readonly isClonableByViewer: boolean;
  readonly isPrivate: boolean;
  readonly name: string;
  readonly slug: string;
  readonly status: TemplateStatus;
  readonly team: {
    readonly isSuspended: boolean;
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPrivate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
          "name": "isSuspended",
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

(node as any).hash = "4e35a1b9c05af920c13275fc2c75d875";

export default node;
